import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'

const read = async (text: string) => readJob(await readSource({ kind: 'text', text }))

it.each([
  'TINSMITH WANTED – Larkbeck Roofing, Mill Lane, Ripon\nWages weekly. Must solder and fold. 2 yrs in a workshop. Call in.',
  'HELP WANTED – Stable Hand, part-time, 12 hrs/wk. Feed, muck out, sweep. Must lift 20 kg. $16.10/hr. Ask at the gate.',
  'BLUE LANTERN needs a weekend COOK. Sat + Sun 8 to 3. Four months on a busy grill please. £12.10 + tips. Ask for Wren.',
])('an advertisement of a few words is read: %s', async (text) => {
  await expect(read(text)).resolves.toBeDefined()
})

it.each([
  'Wanted: good homes for three kittens. They are playful and house-trained. Ring Wren after six.',
  'Whisk two eggs with the sugar. Fold in the flour, pour into a tin and bake for thirty minutes.',
  'Evening class: knots and splices. You learn ten knots. Please bring your own rope. Experience is not required. At the end you receive a certificate.',
])('a notice about something else is refused: %s', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'parse_failed' })
})

it.each([
  'Инженер-программист\n\nТребования\n- 3 года опыта Python\n- AWS, Docker\n\nОбязанности\n- Разработка сервисов',
  'Satış Danışmanı\n\nAranan nitelikler\n- En az lise mezunu\n- Mağazacılık deneyimi\n- Esnek çalışma saatleri',
  '软件工程师\n\n任职要求\n- 3年以上Python经验\n- AWS, Docker\n\n岗位职责\n- 开发服务',
])('a posting is not refused for its language alone: %s', async (text) => {
  await expect(read(text)).resolves.toBeDefined()
})

it.each([
  'asdf qwer zxcv hjkl bnmt wert sdfg xcvb tyui ghjk '.repeat(12),
  'Анна Пример\nana@example.com\nИнженер, 2015 - 2019\n- Python\n- AWS\nСтажёр, 2013 - 2015\n- Python',
])('neither noise nor a life in years is a posting in an unknown language: %s', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'parse_failed' })
})
