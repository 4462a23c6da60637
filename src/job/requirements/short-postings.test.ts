import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { parseJob } from '../parse-job.js'

const asked = async (...lines: string[]) => {
  const text = ['Backend Engineer', 'Requirements', ...lines].join('\n')
  const role = parseJob(await readSource({ kind: 'text', text }), { roleId: 'role' })
  const told = (list: typeof role.nice_to_have_skills) =>
    list.map(({ canonical, any_of }) => (any_of ? `${canonical} ${any_of}` : canonical))
  return {
    must: told(role.must_have_skills),
    nice: told(role.nice_to_have_skills),
    years: role.must_have_skills.map(({ min_years }) => min_years),
  }
}

it('an alternative is not asked for by itself where the other one is named again', async () => {
  const { must } = await asked('- Java or Kotlin', '- Spring Boot', '- Java')
  expect(must).toEqual(['Java 1', 'Kotlin 1', 'Spring Boot'])
})

it('a name that stands alone and in a choice leaves the next choice whole', async () => {
  const { must } = await asked('- Python or Java', '- Python', '- Java or Kotlin')
  expect(must).toEqual(['Python', 'Java 1', 'Kotlin 1'])
})

it('years behind a choice are those of all its names', async () => {
  const { years } = await asked('- Python or Java or Scala (3+ years)', '- Docker')
  expect(years).toEqual([3, 3, 3, null])
})

it('years behind a list of demands are those of the last', async () => {
  const { years } = await asked('- Python, Docker and Scala (3+ years)')
  expect(years).toEqual([null, null, 3])
})

it.each(['- 5 yrs. experience with Python', '- 5 yrs experience with Python'])(
  '%s',
  async (line) => {
    expect((await asked(line, '- Docker')).years).toEqual([5, null])
  },
)

it.each(['Nice: Rust', 'Bonus: Rust', 'Plus: Rust'])('%s is a wish', async (line) => {
  expect(await asked('- Java', '- SQL', line)).toMatchObject({
    must: ['Java', 'SQL'],
    nice: ['Rust'],
  })
})

it('a bonus that names no skill is an offer', async () => {
  expect((await asked('- Java', '- SQL', 'Bonus: 10% of the salary')).nice).toEqual([])
})

it('both languages of a bilingual person are asked for', async () => {
  const { must } = await asked('- Bilingual (English/Spanish)', '- Java')
  expect(must).toEqual(expect.arrayContaining(['English', 'Spanish']))
})
