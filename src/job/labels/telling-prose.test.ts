// A posting that lists nothing tells its duties and demands in sentences to the reader.
import { expect, test } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { toRole } from '../parse-job.js'
import { readJob } from '../read-job.js'

const roleOf = async (text: string) =>
  toRole(readJob(await readSource({ kind: 'text', text })), { roleId: 'role' })

const ABOUT =
  "Bramble & Co keeps bees on forty roofs. That's why we need an Apiary Coordinator, three days a week, on £24,000."

test('its sentences are read', async () => {
  const role = await roleOf(
    `${ABOUT}\n\nYou'll look after sixty hives and the people who keep them. You will not be on your own: the founder still drives the van.\n\nYou'll have at least two years of beekeeping behind you. Your writing is clear, warm and free of jargon. You know QuickBooks and can explain it to others. What does matter is that you're organised.\n\nSend us two pages by Friday.`,
  )
  expect(role.responsibilities).toEqual([
    "You'll look after sixty hives and the people who keep them.",
  ])
  expect(role.qualifications).toEqual([
    "You'll have at least two years of beekeeping behind you.",
    'Your writing is clear, warm and free of jargon.',
    'You know QuickBooks and can explain it to others.',
    "What does matter is that you're organised.",
  ])
  expect(role.must_have_skills.map(({ canonical }) => canonical)).toContain('QuickBooks')
})

test('where lists tell both, sentences about the house stay what they are', async () => {
  const role = await roleOf(
    `Apiary Coordinator\n\n${ABOUT} You'll find a kettle on every roof. Your desk is by the window.\n\nDuties\n- Inspect the hives every week\n- Keep the records of the hives\n\nRequirements\n- Two years of beekeeping\n- A driving licence`,
  )
  expect(role.responsibilities).toEqual([
    'Inspect the hives every week',
    'Keep the records of the hives',
  ])
  expect(role.qualifications).toEqual(['Two years of beekeeping', 'A driving licence'])
})
