// The usual forms in which postings name their post: the title is read whole from each of them.
import { expect, test } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'

const TITLES = ['DevOps Engineer', 'Staff Nurse', "Children's Librarian", 'Contract Manager']
const LISTS = `

What you will do
- Plan the week with the team and keep to it
- Look after visitors and keep the records up to date

What we ask
- 2 years of experience in a similar post
- Good communication skills

We offer 25 days of holiday and a pension.`
const PROSE =
  '\n\nYou will plan the week with the team and look after visitors. You have two years of experience in a similar post and good communication skills. We offer 25 days of holiday. To apply, send your CV by Friday.'
const an = (title: string) => (/^[AEIOU]/.test(title) ? 'an' : 'a')

const FORMS: [name: string, posting: (title: string) => string][] = [
  ['a line', (title) => `Senior ${title}\nVeldt & Sons, Leeds${LISTS}`],
  ['a label', (title) => `Job Title : ${title}\nCompany : Veldt & Sons${LISTS}`],
  ['a trail of pages', (title) => `Home › Jobs › All › ${title} › Leeds\n\nSave | Print${LISTS}`],
  [
    'a line that ends in an address',
    (title) => `Veldt & Sons | ${title} | REMOTE (UK) | £40k | https://example.com/jobs${PROSE}`,
  ],
  ['a line that ends in pay', (title) => `${title} - Leeds - £30,000 + bonus${LISTS}`],
  ['an invitation', (title) => `Join us as our next ${title}!\n\nVeldt & Sons, Leeds${LISTS}`],
  ['pictures around it', (title) => `🚀 We're hiring! ${title} 🚀\n📍 Leeds${LISTS}`],
  ['a list of offers', (title) => `Current openings\n${title}\nLeeds · Full-time${LISTS}`],
  ['a sentence', (title) => `We are looking for ${an(title)} ${title} to join us.${PROSE}`],
  ['a role', (title) => `About the job\nIn this role of ${title}, you report to the head.${LISTS}`],
  [
    'what the post does',
    (title) => `Veldt & Sons\nSummary\nThe ${title} keeps the place running.${LISTS}`,
  ],
  ['a chat', (title) => `Hi all, we're after ${an(title)} ${title} for our site.${PROSE}`],
]

const titleOf = async (text: string) =>
  readJob(await readSource({ kind: 'text', text })).title?.value

test.each(FORMS)('in %s', async (_name, posting) => {
  for (const title of TITLES) {
    const wanted = posting(title).includes(`Senior ${title}`) ? `Senior ${title}` : title
    expect(await titleOf(posting(title))).toBe(wanted)
  }
})

test('without a capital, in a small ad', async () => {
  const ad =
    'small firm downtown looking for part time bookkeeper, mon-thurs 9-2, $18-20/hr. answer phones, open mail, scan and file. must type 50 wpm and know word and outlook. office experience preferred but will train. please reply with your resume.'
  expect(await titleOf(ad)).toBe('Bookkeeper')
})
