// A call and its answer, with the envelope opened.
export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The parsed body. */
  body: Envelope
}

export interface Envelope {
  success: boolean
  /** Suites name the members that they check. */
  data: Record<string, unknown>
  error: { code: string; message: string }
  credits_used: number
  request_id: string
}

export interface CallOptions {
  method?: string
  key?: string
  session?: string
  headers?: Record<string, string>
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
}

const headersOf = ({ key, session, headers, body }: CallOptions): Record<string, string> => ({
  ...(key !== undefined && { 'x-access-key': key }),
  ...(session !== undefined && { authorization: `Bearer ${session}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
})

export async function call(url: string, options: CallOptions = {}): Promise<Answer> {
  const { body } = options
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: headersOf(options),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (text === '' ? {} : JSON.parse(text)) as Envelope,
  }
}
