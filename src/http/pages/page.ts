// The frame of the few pages that people see: one style sheet, no script, nothing from elsewhere.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { pageHeaders } from '../plugins/security-headers.js'
import { Html, html } from './html.js'

const STYLE = ['tokens.css', 'brand.css', 'page.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The mark of the web app (dashboard/src/mark.svg), inline because these pages load nothing. */
const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b6b5b"/><path d="M10 24V8h7.2a5 5 0 0 1 1.6 9.7L23 24M10 17.8h7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/**
 * There is no form-action: browsers apply it to redirects too, and a form here may end at the page
 * of a connected tool. The page fixes the target of each form, and no input reaches it.
 */
export const PAGE_HEADERS = pageHeaders([
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
])

export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<div class="frame">
<header><a class="brand" href="/">${MARK}Rolecall</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</div>
</body>
</html>
`.text

export function sendPage(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(text)
}
