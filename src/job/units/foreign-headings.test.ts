// Headings of other languages are known whatever mark ends them and whatever employer they name.
import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'

async function headingsOf(text: string): Promise<[string, string][]> {
  const { units } = readJob(await readSource({ kind: 'text', text }))
  return units.filter(({ isHeading }) => isHeading).map((unit) => [unit.text, unit.heading])
}

it('a full stop closes a heading', async () => {
  const text =
    'Datenanalyst (m/w/d)\n\nDiese Aufgaben erwarten dich.\nDu entwickelst Modelle der Gezeiten\nDu pflegst die Tafeln\n\nDas bringst du mit.\nErfahrung mit SQL\nGute Deutschkenntnisse\n'
  expect(await headingsOf(text)).toEqual([
    ['Diese Aufgaben erwarten dich.', 'duties'],
    ['Das bringst du mit.', 'asked'],
  ])
})

it('a turned question mark is no bullet, and the name of the employer is no part of the heading', async () => {
  const text =
    'Analista de datos\n\n¿Qué harás en Ejemplo?\n- Desarrollar modelos de datos\n- Mantener los paneles\n\n¿Qué buscamos?\n- Experiencia con SQL\n\n¿Qué te ofrecemos en Ejemplo Norte?\n- Seguro médico\n- 23 días de vacaciones\n'
  expect(await headingsOf(text)).toEqual([
    ['¿Qué harás en Ejemplo?', 'duties'],
    ['¿Qué buscamos?', 'asked'],
    ['¿Qué te ofrecemos en Ejemplo Norte?', 'benefits'],
  ])
})

it('the steps of the interviews ask for nothing', async () => {
  const text =
    'Analyste de données (H/F)\n\nVos missions :\n- Développer des modèles de données\n\nVotre profil :\n- Expérience avec SQL\n\nDéroulement des entretiens :\n- Un échange téléphonique de 15 min\n- Un entretien technique\n'
  expect((await headingsOf(text)).at(-1)).toEqual(['Déroulement des entretiens :', 'apply'])
})
