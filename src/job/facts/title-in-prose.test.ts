// A post that is named only inside a sentence, as boards often leave it when the heading is lost.
import { expect, test } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { readJob } from '../read-job.js'

async function titleOf(text: string): Promise<string> {
  return readJob(await readSource({ kind: 'text', text })).title?.value ?? ''
}

const DUTCH = `In de rol van Boekhouder werk je met drie collega's aan de administratie van onze winkels.

Wat ga je doen?
- Je verwerkt de facturen van twaalf winkels
- Je maakt de btw-aangifte

Wat vragen wij?
- Diploma boekhouding
- Goede kennis van Excel`
const GERMAN = `In deiner Rolle als Buchhalter betreust du die Konten unserer Kunden in Bern.

Deine Aufgaben
- Du führst die Bücher von zwölf kleinen Firmen
- Du erstellst die Abschlüsse und die Steuererklärungen

Dein Profil
- Sehr gute Kenntnisse in Excel
- Drei Jahre Erfahrung in der Buchhaltung`
const FRENCH = `En tant que Comptable, vous tenez les comptes de nos clients à Lyon.

Vos missions
- Tenir les comptes de douze petites entreprises
- Préparer les bilans et les déclarations

Votre profil
- Formation en comptabilité
- Bonne maîtrise de Excel`
const ITALIAN = `Nel ruolo di Contabile seguirai i conti dei nostri clienti a Torino.

Attività
- Tenere la contabilità di dodici piccole imprese
- Preparare i bilanci e le dichiarazioni

Requisiti
- Diploma di ragioneria
- Ottima conoscenza di Excel`
const SPANISH = `En el rol de Contable llevarás las cuentas de nuestros clientes en Sevilla.

Funciones
- Llevar la contabilidad de doce pequeñas empresas
- Preparar los balances y las declaraciones

Requisitos
- Formación en contabilidad
- Dominio de Excel`
const PORTUGUESE = `No cargo de Contabilista vai tratar das contas dos nossos clientes no Porto.

Funções
- Tratar da contabilidade de doze pequenas empresas
- Preparar os balanços e as declarações

Requisitos
- Formação em contabilidade
- Domínio de Excel`
const ENGLISH = `LOCATION: Leeds
SALARY: 30,000
DEPARTMENT: Parks

This is a new listing. The working title is Payroll Officer, and earlier applications still count.

Duties
- Pay the wages of ninety gardeners each month
- Answer questions about tax and pensions

Requirements
- Two years in payroll
- Good knowledge of Excel`
const SOUGHT = `Four Hands, a maker of lamps in Leeds, is looking for a business-focused analyst to join our team.

In this role:
- Build reports on sales and stock in SQL
- Answer the questions of the buyers

Requirements:
- Three years of work with data
- SQL and Excel`
const REPORTING = `Reporting to the Head of Lamps, the Lighthouse Analyst supports the keepers of fourteen towers.

Key duties
- Count the ships that pass each night
- Keep the log of lamps and lenses

Requirements
- Two years by the sea
- Good knowledge of Excel`

test.each([
  ['Dutch', DUTCH, 'Boekhouder'],
  ['German', GERMAN, 'Buchhalter'],
  ['French', FRENCH, 'Comptable'],
  ['Italian', ITALIAN, 'Contabile'],
  ['Spanish', SPANISH, 'Contable'],
  ['Portuguese', PORTUGUESE, 'Contabilista'],
  ['English', ENGLISH, 'Payroll Officer'],
  ['English, with its employer first', SOUGHT, 'Analyst'],
  ['English, behind whom it reports to', REPORTING, 'Lighthouse Analyst'],
])('is found: %s', async (_language, text, title) => {
  expect((await titleOf(text)).toLowerCase()).toBe(title.toLowerCase())
})
