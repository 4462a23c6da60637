// The code for a call in three languages. Documents appear as files and names: none of their text
// is here.
import type { Source } from './source'

export const LANGUAGES = ['curl', 'typescript', 'python'] as const
export type Language = (typeof LANGUAGES)[number]

/** A member of the body: a file as base64, a file as text, or a value. */
export interface Field {
  name: string
  from: 'file' | 'text' | 'value'
  value: unknown
}

export interface ApiCall {
  url: string
  path: string
  method: 'GET' | 'POST' | 'DELETE'
  auth: 'key' | 'session' | 'none'
  fields: readonly Field[]
  headers?: Record<string, string>
}

/** A document that did not come from a file gets a file name. */
export function sourceField(prefix: '' | 'resume_' | 'jd_', source: Source): Field {
  if (source.kind === 'url') return { name: `${prefix}url`, from: 'value', value: source.url }
  const fallback = prefix === 'jd_' ? 'posting.txt' : 'resume.txt'
  const value = /\.\w+$/.test(source.name) ? source.name : fallback
  if (source.kind === 'text') return { name: `${prefix}text`, from: 'text', value }
  return { name: `${prefix}file`, from: 'file', value }
}

const inShell = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`
const hasBody = ({ method, fields }: ApiCall): boolean => method === 'POST' && fields.length > 0

const CREDENTIALS = {
  key: { name: 'x-access-key', before: '', variable: 'KEY' },
  session: { name: 'authorization', before: 'Bearer ', variable: 'SESSION' },
}

/** A shell cannot write JSON strings, so a text file is sent like a PDF, as base64 in `file`. */
function curl(call: ApiCall): string {
  const { url, path, method, auth, fields } = call
  const lines = [`curl -s ${inShell(url + path)}`]
  if (method === 'DELETE' || (method === 'POST' && !hasBody(call))) lines[0] += ` -X ${method}`
  if (auth !== 'none') {
    const { name, before, variable } = CREDENTIALS[auth]
    lines.push(`-H "${name}: ${before}$${variable}"`)
  }
  for (const [name, value] of Object.entries(call.headers ?? {})) {
    lines.push(`-H ${inShell(`${name}: ${value}`)}`)
  }
  if (!hasBody(call)) return lines.join(' \\\n  ')
  lines.push("-H 'content-type: application/json'")
  const files = fields.filter(({ from }) => from !== 'value')
  if (files.length === 0) {
    const body = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    return [...lines, `-d ${inShell(JSON.stringify(body))}`].join(' \\\n  ')
  }
  const members = fields.map(({ name, from, value }) => {
    const key = from === 'text' ? name.replace(/text$/, 'file') : name
    return `"${key}":${from === 'value' ? JSON.stringify(value).replaceAll('%', '%%') : '"%s"'}`
  })
  const encoded = files.map(({ value }) => `"$(base64 < ${inShell(String(value))} | tr -d '\\n')"`)
  const printed = [`printf ${inShell(`{${members.join(',')}}`)}`, ...encoded].join(' \\\n  ')
  return `${printed} |\n${[...lines, '--data-binary @-'].join(' \\\n  ')}`
}

const indented = (text: string): string => text.replaceAll('\n', '\n  ')

function typescript(call: ApiCall): string {
  const { url, path, method, auth, fields } = call
  const reads = hasBody(call) && fields.some(({ from }) => from !== 'value')
  const members = fields.map(({ name, from, value }) => {
    if (from === 'value') return `  ${name}: ${indented(JSON.stringify(value, null, 2))},`
    const encoding = from === 'file' ? 'base64' : 'utf8'
    return `  ${name}: await readFile(${JSON.stringify(value)}, '${encoding}'),`
  })
  const headers = Object.entries(call.headers ?? {}).map(
    ([name, value]) => `    '${name}': ${JSON.stringify(value)},`,
  )
  if (auth === 'key') headers.unshift("    'x-access-key': process.env.KEY ?? '',")
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template
  if (auth === 'session') headers.unshift('    authorization: `Bearer ${process.env.SESSION}`,')
  if (hasBody(call)) headers.push("    'content-type': 'application/json',")
  return [
    ...(reads ? ["import { readFile } from 'node:fs/promises'", ''] : []),
    ...(hasBody(call) ? ['const body = {', ...members, '}'] : []),
    `const answer = await fetch(${JSON.stringify(url + path)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(hasBody(call) ? ['  body: JSON.stringify(body),'] : []),
    '})',
    'const { success, data, error } = await answer.json()',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template
    'if (!success) throw new Error(`${error.code}: ${error.message}`)',
    'console.log(data)',
  ].join('\n')
}

/** A value as a Python literal. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 4).replace(
    /"(?:[^"\\]|\\.)*"|\btrue\b|\bfalse\b|\bnull\b/g,
    (token) => ({ true: 'True', false: 'False', null: 'None' })[token] ?? token,
  )

function python(call: ApiCall): string {
  const { url, path, method, auth, fields } = call
  const hasFile = hasBody(call) && fields.some(({ from }) => from === 'file')
  const members = fields.map(({ name, from, value }) => {
    if (from === 'value') return `    "${name}": ${literal(value).replaceAll('\n', '\n    ')},`
    const file = JSON.stringify(value)
    if (from === 'text') return `    "${name}": open(${file}, encoding="utf-8").read(),`
    return `    "${name}": base64.b64encode(open(${file}, "rb").read()).decode(),`
  })
  const headers = Object.entries(call.headers ?? {}).map(
    ([name, value]) => `        "${name}": ${JSON.stringify(value)},`,
  )
  if (auth === 'key') headers.unshift('        "x-access-key": os.environ["KEY"],')
  if (auth === 'session') {
    headers.unshift('        "authorization": f"Bearer {os.environ[\'SESSION\']}",')
  }
  if (hasBody(call)) headers.push('        "content-type": "application/json",')
  const modules = ['json', ...(auth === 'none' ? [] : ['os']), 'urllib.request']
  return [
    `import ${[...(hasFile ? ['base64'] : []), ...modules].join(', ')}`,
    '',
    ...(hasBody(call) ? ['body = {', ...members, '}'] : []),
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url + path)},`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(hasBody(call) ? ['    data=json.dumps(body).encode(),'] : []),
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(json.load(answer)["data"])',
  ].join('\n')
}

const WRITERS: Record<Language, (call: ApiCall) => string> = { curl, typescript, python }

export const codeFor = (language: Language, call: ApiCall): string => WRITERS[language](call)
