import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { parseJob } from '../parse-job.js'

const asked = async (post: string, ...lines: string[]) => {
  const text = [post, 'Requirements', ...lines].join('\n')
  const role = parseJob(await readSource({ kind: 'text', text }), { roleId: 'role' })
  const told = (list: typeof role.nice_to_have_skills) =>
    list.map(({ canonical, any_of }) => (any_of ? `${canonical} ${any_of}` : canonical))
  return { must: told(role.must_have_skills), nice: told(role.nice_to_have_skills) }
}

it('every clause that is the name of a paper asks for it', async () => {
  const { must } = await asked(
    'Registered Nurse',
    '- Current RN license in Ohio',
    '- BLS required; ACLS within 6 months of hire',
  )
  expect(must).toEqual([
    'Registered Nurse Licence',
    'Basic Life Support',
    'Advanced Cardiac Life Support',
  ])
})

it('a licence is asked for beside what limits it', async () => {
  const { must } = await asked(
    'HGV Driver',
    '- Cat C+E licence, max 6 points',
    '- Valid Driver CPC and digital tachograph card',
  )
  expect(must).toContain('HGV Licence')
})

it('two names with a stroke between are two, even if the vocabulary knows the pair by one', async () => {
  const { must } = await asked('Site Reliability Engineer', '- Terraform', '- Prometheus/Grafana')
  expect(must).toEqual(['Terraform', 'Prometheus 1', 'Grafana 1'])
})

it('a list that goes on behind its "or" leaves a choice of two', async () => {
  const { nice } = await asked(
    'Marketing Manager',
    '- Google Ads',
    '- Nice to have: SQL, Tableau or Looker, French',
  )
  expect(nice).toEqual(['SQL', 'Tableau 1', 'Looker 1', 'French'])
})

it.each([
  ['- Experience with service mesh (Istio, Linkerd)', ['Service Mesh 1', 'Istio 1', 'Linkerd 1']],
  [
    '- CRM experience (Salesforce, HubSpot)',
    ['Customer Relationship Management 1', 'Salesforce 1', 'HubSpot 1'],
  ],
])('programs in brackets behind the name of their kind are examples: %s', async (line, must) => {
  expect((await asked('Site Reliability Engineer', line)).must).toEqual(must)
})

it('a name in capitals heads no list that it stands in', async () => {
  const { nice } = await asked(
    'Civil Engineer',
    '- Roadway design',
    'Preferred:',
    "Master's degree",
    'HEC-RAS',
    'ArcGIS experience',
  )
  expect(nice).toEqual(['HEC-RAS', 'ArcGIS'])
})

it('a language is asked for by its shorter name, and those whom one speaks with are no skill', async () => {
  const { must } = await asked(
    'Business Analyst',
    '- Hands-on SQL',
    '- Able to speak Mandarin to liaise with China counterparts',
  )
  expect(must).toEqual(['SQL', 'Mandarin Chinese'])
})
