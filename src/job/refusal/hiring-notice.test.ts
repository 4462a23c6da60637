import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'
import { noticedPost } from './hiring-notice.js'

const read = async (text: string) => readJob(await readSource({ kind: 'text', text }))

it.each([
  ["We're hiring! 🚀 Barista, Leeds, £11.50/h, weekends. DM me or email jobs@b.example", 'Barista'],
  ['Looking for a part-time nanny in Cork, Mon–Wed, references needed. Call us.', 'nanny'],
  ['Hiring: 2 x Class 1 drivers, nights, ADR preferred, apply via h.example', 'Class 1 drivers'],
  ['🔧 Plumber needed ASAP in Bristol!! Own van + tools. £220/day. PM me', 'Plumber'],
  ['#jobs #Dublin Accounts assistant – Sage – €18/h – send CV in DM', 'Accounts assistant'],
  [
    'Any dental nurses looking for work? 3 days a week, GDC registered. Message me',
    'dental nurses',
  ],
  ['Are you a qualified electrician? Want £25 an hour? Gold card? Inbox open.', 'electrician'],
  ['Forklift drivers – Wakefield – days and nights – £13.40 – call Sam', 'Forklift drivers'],
  [
    "We're hiring a junior baker at our shop. Trainees welcome. CV to jobs@b.example",
    'junior baker',
  ],
  ['Senior nurse – private clinic – Hove – £42k – no weekends! Message us', 'Senior nurse'],
  ['Ready for a new role? Our salon seeks a stylist, Level 3, full time. Apply now', 'stylist'],
  [
    'My startup is hiring its first backend engineer. Remote, £70-85k. DMs open!',
    'backend engineer',
  ],
])('a few lines that seek somebody are a posting: %s', async (text, post) => {
  const { title } = await read(text)
  expect(title?.value.toLowerCase()).toBe(post.toLowerCase())
})

it.each([
  'Babysitter available in Cork, Mon–Wed, references on request. Call us.',
  "I'm looking for a job as a barista in Leeds, weekends preferred. 2 years experience. DM me!",
  'Open to work! Marketing exec with 5 years experience in B2B, Leeds, hybrid preferred. #opentowork',
  'Qualified electrician, 18th edition, gold card, looking for work in Kent. £25 an hour. Call Lee',
  'Gardener looking for more work in Henley. Own tools and van, £18/h. Text me',
  'Driving instructor in Norwich, manual and automatic, £38 an hour. Text to book',
  'Qualified lifeguard, NPLQ, free all summer, looking for shifts in Newquay. Call Ben',
  'Housekeeper with excellent references seeks position with family, live-in, full time. Call Rosa',
  'Anyone need a nanny? I have 8 years experience, vetted, drive, free Mon-Fri. WhatsApp me',
  'Two bed flat to let in Galway, €1,400 pm, parking, no pets, references needed. Call us',
  'Looking for a flatmate in Didsbury, £550 per month, non smoker preferred. DM',
  'For sale: Ford Transit 2016, 98k miles, 12 months MOT, £6,500 ono. Message me',
  'Male, 34, Leeds, looking for someone kind for walks and films. Message me x',
  'Summer open day 🎉 Saturday 12 July, 10am-4pm, village hall. Free entry. Call us',
  'Can anyone recommend a good plumber in Swindon? We need someone asap, evenings. Text me',
  'Looking for a carpet cleaner to borrow this weekend, can collect, Rugby. Text me',
  'Wanted: old records and hi-fi, cash paid, will collect at weekends. Ring Baz',
  'Nurses to strike on Monday over pay, union says. Ministers are under pressure on salary.',
])('a few lines about something else are refused: %s', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'parse_failed' })
})

it('a long text is no notice, whatever it seeks', () => {
  const notice = 'Plumber needed in Bristol, £220/day, own van, PM me. '
  expect(noticedPost([notice])).toBe('Plumber')
  expect(noticedPost([notice.repeat(20)])).toBe('')
})
