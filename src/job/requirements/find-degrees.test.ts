import { describe, expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'

const ad = (asked: string[], wished: string[] = []) =>
  `Data Engineer\nLocation: Leeds\n\nWhat you will do\n- Build services for our customers\n\nWhat you bring\n${asked.map((each) => `- ${each}\n`).join('')}${wished.length > 0 ? `\nNice to have\n${wished.map((each) => `- ${each}\n`).join('')}` : ''}`
const read = async (asked: string[], wished: string[] = []) =>
  readJob(await readSource({ kind: 'text', text: ad(asked, wished) }))

describe('degrees among what is asked', () => {
  it('are told with level, fields and strength, by wording and by heading', async () => {
    const job = await read(
      ["Bachelor's degree in Computer Science or related field", 'Strong SQL skills'],
      ["Master's degree"],
    )
    expect(
      job.degrees.map(({ degree, strength }) => [degree.level, degree.fields, strength]),
    ).toEqual([
      ['bachelor', ['Computer Science'], 'must'],
      ['master', [], 'nice'],
    ])
  })

  it('keep their fields of study out of the skills, and nothing else', async () => {
    const job = await read([
      'Bachelor’s degree in a relevant field (e.g., Computer Science, Mathematics) and knowledge of Python',
    ])
    expect(job.requirements.map(({ canonical }) => canonical)).toEqual(['Python'])
    const kind = await read([
      'Bachelor’s degree in a human services field, such as social work, psychology, sociology, or counseling psychology',
      'Strong SQL skills',
    ])
    expect(kind.requirements.map(({ canonical }) => canonical)).toEqual(['SQL'])
    const major = await read([
      'A college degree with a preferred major in Finance, Economics or Accounting',
      'Strong SQL skills',
    ])
    expect(major.requirements.map(({ canonical }) => canonical)).toEqual(['SQL'])
  })

  it('are none where they are waived', async () => {
    expect((await read(['No degree required', 'Strong SQL skills'])).degrees).toEqual([])
  })
})
