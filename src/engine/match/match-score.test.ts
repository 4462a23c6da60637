import { describe, expect, it } from 'vitest'
import {
  engineer,
  match,
  metNames,
  missedNames,
  must,
  worked,
} from '../../../test/support/matches.js'

describe('the score', () => {
  it('no must-have met is weak, however short the list', async () => {
    const answer = await match(engineer, { title: 'Software Engineer', ...must('Kafka') })
    expect(answer.band).toBe('weak')
  })

  it('a nurse without the registration that the role must have is weak', async () => {
    const role = {
      title: 'Staff Nurse',
      ...must('Registered Nurse Licence', 'Patient Care', 'Wound Care'),
    }
    const nurse = worked('Ward Assistant', 'Patient care on a ward', 'Wound care')
    const answer = await match(nurse, role)
    expect(missedNames(answer)).toEqual(['Registered Nurse Licence'])
    expect(answer.band).toBe('weak')
    const licensed = await match({ ...nurse, certifications: [{ name: 'RN' }] }, role)
    expect(licensed.band).not.toBe('weak')
  })

  it('a role without must-haves is judged by its title and duties, with a line for each', async () => {
    const role = {
      title: 'Accountant',
      responsibilities: ['Prepare financial statements', 'Bank reconciliation'],
    }
    const cashier = await match(worked('Cashier', 'Served customers at the till'), role)
    expect(cashier.band).toBe('weak')
    expect(missedNames(cashier)).toContain('Experience as Accountant')
    const teacher = await match(worked('Teacher', 'Taught mathematics'), role)
    expect(teacher.band).toBe('weak')
    expect(missedNames(teacher)).toContain('Experience as Accountant')
    const accountant = await match(worked('Accountant', 'Bank reconciliation for two firms'), role)
    expect(accountant.explanation.met).toContainEqual({
      requirement: 'Experience as Accountant',
      evidence: 'Accountant, 2015-01 to 2024-12',
      verified: true,
    })
    expect(accountant.score).toBeGreaterThan(55)
  })

  it('a lead is not over-qualified for a senior post, a director of the trade is', async () => {
    const role = { title: 'Software Engineer', seniority: 'senior' as const, ...must('Python') }
    const lead = { ...worked('Lead Software Engineer'), seniority: 'lead' as const }
    expect((await match(lead, role)).explanation.over_qualified).toBe(false)
    const head = { ...worked('Director of Software Engineering'), seniority: 'exec' as const }
    expect((await match(head, role)).explanation.over_qualified).toBe(true)
  })

  it('years in another trade are no years of experience', async () => {
    const role = { title: 'Software Engineer', min_experience_months: 60, ...must('Python') }
    const nurse = worked('Staff Nurse', 'Wrote a rota tool in Python')
    expect(missedNames(await match(nurse, role))).toContain('5 years of experience')
  })

  it('years in a neighbouring trade are no years of experience, not even in part', async () => {
    const role = { title: 'Analytics Engineer', min_experience_months: 60, ...must('SQL') }
    const developer = worked('Front End Developer', 'Built pages in React')
    expect(missedNames(await match(developer, role))).toContain('5 years of experience')
  })

  it('years are of what the posting asks years of', async () => {
    const role = {
      title: 'Research Associate',
      min_experience_months: 24,
      qualifications: ['Two years of experience in investment banking or asset management'],
    }
    const scholar = worked('Research Assistant', 'Ran memory experiments with infants')
    expect(missedNames(await match(scholar, role))).toContain('2 years of experience')
    const helper = worked('Research Intern', 'Read papers on robots')
    const wide = { ...role, qualifications: [`${role.qualifications[0]}, or economic research`] }
    expect(missedNames(await match(helper, wide))).toContain('2 years of experience')
    const banker = worked('Research Assistant', 'Supported asset management with daily figures')
    expect(metNames(await match(banker, role))).toContain('2 years of experience')
  })

  it('years in a post that bears the name of the subject are of it', async () => {
    const role = {
      title: 'Environmental Health and Safety Manager',
      min_experience_months: 36,
      qualifications: ['3+ years of experience in environmental health and safety coordination'],
    }
    const officer = worked('Safety Officer', 'Walked the site every morning')
    expect(metNames(await match(officer, role))).toContain('3 years of experience')
  })

  it('a surgeon is over-qualified for a staff nurse, a director of shops is not', async () => {
    const nurse = { title: 'Staff Nurse', ...must('Patient Care') }
    const surgeon = await match(worked('Orthopaedic Surgeon', 'Patient care'), nurse)
    expect(surgeon.explanation.over_qualified).toBe(true)
    const shops = { ...worked('Retail Director', 'Ran twelve shops'), seniority: 'exec' as const }
    expect((await match(shops, nurse)).explanation.over_qualified).toBe(false)
  })

  it('months are counted anew for the day asked about', async () => {
    const candidate = {
      total_experience_months: 300,
      work_history: [{ title: 'Nurse', start: '2010-01', end: null, tenure_months: 300 }],
    }
    const role = { title: 'Nurse', min_experience_months: 60 }
    expect(missedNames(await match(candidate, role, '2010-06-30'))).toContain(
      '5 years of experience',
    )
    expect(metNames(await match(candidate, role, '2020-06-30'))).toContain('5 years of experience')
  })

  it('months that no date bears out prove no years', async () => {
    const work = { title: 'Go Developer', tenure_months: 120, highlights: ['Go'] }
    const role = { must_have_skills: [{ canonical: 'Go', min_years: 5 }] }
    for (const dates of [
      { start: '', end: '' },
      { start: '', end: '2020' },
    ]) {
      const { met } = (await match({ work_history: [{ ...work, ...dates }] }, role)).explanation
      expect(met.filter(({ verified }) => verified)).toEqual([])
    }
  })
})

describe('the notes', () => {
  it('name what is near and count a part as half, as the coverage does', async () => {
    const role = {
      must_have_skills: [
        { canonical: 'Python' },
        { canonical: 'Amazon Web Services' },
        { canonical: 'PostgreSQL', min_years: 15 },
        { canonical: 'MySQL' },
      ],
    }
    const { explanation, signals } = await match(engineer, role)
    expect(explanation.notes).toContain(
      'Must-have skills: 2 of 4 met, 1 more in part (coverage 0.625)',
    )
    expect(signals.must_have_coverage).toBe(0.625)
    expect(explanation.notes).toContain('is near MySQL, but it is not the same')
    expect(explanation.notes).not.toContain('something near it')
  })

  it('are good English and count as the signals count', async () => {
    const role = {
      title: 'Software Engineer',
      ...must('Python', 'PostgreSQL', 'Amazon Web Services'),
    }
    const { explanation, band, signals } = await match(engineer, role)
    expect(band).toBe('excellent')
    expect(explanation.notes).toContain('an excellent match')
    expect(explanation.notes).toContain('Must-have skills: 3 of 3 met (coverage 1)')
    expect(signals.must_have_coverage).toBe(1)
  })

  it('tell of work like the role only if the role asks for years in it', async () => {
    const role = { title: 'Florist', min_experience_months: 24 }
    const years = async (line: string) =>
      (await match(engineer, { ...role, qualifications: [line] })).explanation.notes
    expect(await years('Two years of work experience')).toContain(
      'Experience of any kind: 10 years',
    )
    expect(await years('Two years of floristry')).toContain("Experience in work like the role's: 0")
  })

  it('say that something stands outside the work only where no position has it, and never of what all work has', async () => {
    const role = { title: 'Designer', ...must('Blender', 'Computer Literacy') }
    const skills = [{ canonical: 'Blender' }, { canonical: 'Computer Literacy' }]
    const work = (...highlights: string[]) => ({
      skills,
      work_history: [{ title: 'Designer', start: '2020-01', end: '2022-01', highlights }],
    })
    const outside = 'For Blender, what was found stands in a list or in the summary'
    const notesFor = async (...highlights: string[]) =>
      (await match(work(...highlights), role)).explanation.notes
    expect(await notesFor('Drew posters')).toContain(outside)
    const tools = 'Blender, Figma, Photoshop, Illustrator, InDesign, Premiere, After Effects'
    expect(await notesFor(tools)).not.toContain('what was found stands')
  })

  it('say that a role asks for nothing comparable, which is never a strong match', async () => {
    const role = { title: 'Retail Apprentice', qualifications: ['Full time availability.'] }
    const { score, explanation } = await match(worked('Retail Assistant'), role)
    expect([...explanation.met, ...explanation.missed]).toEqual([])
    expect(score).toBeLessThan(70)
    expect(explanation.notes).toContain('asks for nothing that could be compared')
  })
})
