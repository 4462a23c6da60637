// A made-up résumé: what the API reference shows and the contract test sends.
/** On which the examples read "present". */
export const EXAMPLE_DAY = '2026-01-31'

export const RESUME_EXAMPLE = `Ana Sample
ana.sample@example.com | +1 415 555 0132 | Austin, TX

EXPERIENCE
Software Engineer, Example Labs, Austin, TX          Jan 2019 – Present
- Built services in Python and PostgreSQL

EDUCATION
B.Sc. in Computer Science, Example State University, 2018

SKILLS
Python, PostgreSQL, Docker`
