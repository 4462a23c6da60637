// ROLECALL_FORMATS decides what the API reads beyond PDF and text; by default that is nothing.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/support/app.js'
import { makeDocx, makeOdt, paragraph } from '../../../test/support/make-docx.js'
import { EXTRA_FORMATS, type ExtraFormat } from '../../documents/formats.js'

const LINES = [
  'Ada Fenwick',
  'ada.fenwick@example.com',
  'Experience',
  'Engineer, Marlow Payments, January 2019 – March 2021',
  'Skills',
  'Python, PostgreSQL',
]
/**
 * The first bytes of a picture: a reader of pictures calls it broken, a server without one refuses
 * it.
 */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const FILES: Record<ExtraFormat, Buffer> = {
  docx: makeDocx(LINES.map((line) => paragraph(line)).join('')),
  odt: makeOdt(LINES.map((line) => `<text:p>${line}</text:p>`).join('')),
  rtf: Buffer.from(
    `{\\rtf1\\ansi ${LINES.map((line) => `${line.replace('–', '\\endash ')}\\par`).join(' ')}}`,
  ),
  image: PNG,
}
const send = (app: ReturnType<typeof useTestApp>, format: ExtraFormat, path = '/parse/resume') =>
  app.call(path, { key: app.key, body: { file: FILES[format].toString('base64') } })
const REFUSED = [400, 'unsupported_format']

describe('without the setting', () => {
  const app = useTestApp()

  it.each(EXTRA_FORMATS)('%s is unsupported_format, and not charged', async (format) => {
    const before = await app.services.metering.usage(app.accountId)
    for (const path of ['/parse/resume', '/parse/jd', '/redact']) {
      const answer = await send(app, format, path)
      expect([answer.status, answer.body.error.code]).toEqual(REFUSED)
    }
    expect(await app.services.metering.usage(app.accountId)).toEqual(before)
  })
})

describe('with every format', () => {
  const app = useTestApp({ env: { ROLECALL_FORMATS: EXTRA_FORMATS.join(',') } })

  it.each(['docx', 'odt', 'rtf'] as const)('%s is read as a text is', async (format) => {
    const answer = await send(app, format)
    expect(answer.status).toBe(200)
    const { contact, work_history, skills } = answer.body.data
    expect(contact).toMatchObject({ name: 'Ada Fenwick', email: 'ada.fenwick@example.com' })
    expect(work_history).toMatchObject([
      { employer: 'Marlow Payments', title: 'Engineer', start: '2019-01', end: '2021-03' },
    ])
    expect(skills).toMatchObject([{ raw: 'Python' }, { raw: 'PostgreSQL' }])
  })

  it('a picture is looked at: a broken one is parse_failed', async () => {
    const answer = await send(app, 'image')
    expect([answer.status, answer.body.error.code]).toEqual([422, 'parse_failed'])
  })
})

describe('with one format', () => {
  const app = useTestApp({ env: { ROLECALL_FORMATS: 'odt' } })

  it('that one is read and the others are not', async () => {
    expect((await send(app, 'odt')).status).toBe(200)
    for (const format of ['docx', 'rtf', 'image'] as const) {
      const answer = await send(app, format)
      expect([answer.status, answer.body.error.code]).toEqual(REFUSED)
    }
  })
})
