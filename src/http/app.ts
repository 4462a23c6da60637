// The application: wiring only. The order of the steps matters, so they all stand here.
import type { AddressInfo } from 'node:net'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { installBilling } from './billing/install.js'
import { onClientError } from './client-error.js'
import type { Config } from './config.js'
import { installDashboard } from './dashboard/install.js'
import type { Route } from './endpoint.js'
import { newRequestId } from './envelope.js'
import type { Lifecycle } from './lifecycle.js'
import type { Logger } from './logger.js'
import { installMcp } from './mcp/install.js'
import { installMetrics } from './metrics/http-metrics.js'
import { installOauth } from './oauth/install.js'
import { installOpenApi } from './openapi/install.js'
import { installPageSession } from './page-session/install.js'
import { installAccessLog } from './plugins/access-log.js'
import { installAdmission } from './plugins/admission.js'
import { installAuthentication } from './plugins/authentication.js'
import { installCors } from './plugins/cors.js'
import { installErrors, sendError } from './plugins/errors.js'
import { installJsonBody } from './plugins/json-body.js'
import { installLargeBodies } from './plugins/large-bodies.js'
import { installNotFound } from './plugins/not-found.js'
import { installRequestId } from './plugins/request-id.js'
import { installSecurityHeaders } from './plugins/security-headers.js'
import { postOnly } from './post-only.js'
import { registerRoute } from './register-route.js'
import type { Services } from './services.js'
import { exporterOf, installTraces } from './traces/install.js'

export interface AppParts {
  config: Config
  services: Services
  routes: readonly Route[]
  lifecycle: Lifecycle
  logger: Logger
  metrics?: Registry
}

/** Room for a 1 MB credential or a long `?text=`, both of which deserve an answer in JSON. */
const HEADER_BYTES_MAX = 1280 * 1024
/** Far above an id, so that a wrong one gets its own answer and not the router's. */
const PATH_PARAMETER_CHARS_MAX = 500
/** Often enough for limits of several seconds. */
const TIMEOUT_CHECK_MS = 500

function createServer(config: Config, logger: Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The few lines that we write name the request's id themselves: a logger per request would cost
    // more.
    childLoggerFactory: (parent) => parent,
    genReqId: newRequestId,
    trustProxy: config.ROLECALL_TRUST_PROXY.length > 0 ? [...config.ROLECALL_TRUST_PROXY] : false,
    http: {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: config.ROLECALL_HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: false,
    },
    requestTimeout: config.ROLECALL_REQUEST_TIMEOUT_MS,
    keepAliveTimeout: config.ROLECALL_KEEP_ALIVE_MS,
    connectionTimeout: config.ROLECALL_IDLE_SOCKET_MS,
    exposeHeadRoutes: false,
    // A stopping server answers in the envelope: see plugins/admission.ts.
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_PARAMETER_CHARS_MAX },
    frameworkErrors: (error, request, reply) => sendError(request, reply, error),
    clientErrorHandler: onClientError,
  })
  return app as unknown as FastifyInstance
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, services, lifecycle } = parts
  const routes = config.ROLECALL_GET_DOCUMENTS ? parts.routes : parts.routes.map(postOnly)
  const app = createServer(config, parts.logger)

  app.addHook('onListen', async () => {
    services.publicUrl.listening(app.server.address() as AddressInfo)
  })
  installErrors(app)
  installRequestId(app)
  installAccessLog(app)
  if (parts.metrics) installMetrics(app, parts.metrics)
  const exporter = exporterOf(config, parts.logger)
  if (exporter) {
    installTraces(app, services, { exporter, percent: config.ROLECALL_TRACES_PERCENT })
    app.addHook('onClose', () => exporter.close())
  }
  installSecurityHeaders(app, config.ROLECALL_PUBLIC_URL)
  await installCors(app, config.ROLECALL_CORS_ORIGINS)
  installNotFound(app)
  installAdmission(app, { lifecycle, requestsMax: config.ROLECALL_REQUESTS_MAX })
  installAuthentication(app)
  installLargeBodies(app, {
    fromBytes: config.ROLECALL_LARGE_BODY_BYTES,
    inFlightMax: config.ROLECALL_LARGE_BODIES_MAX,
    waitingMax: config.ROLECALL_LARGE_BODIES_WAITING_MAX,
    waitMs: config.ROLECALL_LARGE_BODY_WAIT_MS,
    bytesPerSecondMin: config.ROLECALL_LARGE_BODY_RATE_MIN,
  })
  installJsonBody(app, services.cpuBudget)
  for (const route of routes) registerRoute(app, route, services, lifecycle)
  await installBilling(app, services)
  await installOauth(app, services)
  installMcp(app, routes, services)
  installOpenApi(app, routes, () => services.publicUrl.get())
  installPageSession(app, services)
  installDashboard(app)
  return app
}
