import { describe, expect, it } from 'vitest'
import { readText } from '../documents/read-text.js'
import { layoutDocument } from '../layout/layout-document.js'
import { isResume } from './judge-resume.js'
import { readResume } from './read-resume.js'

const judge = (text: string): boolean => isResume(readResume(layoutDocument(readText(text))))

const RESUMES: [form: string, text: string][] = [
  [
    'a terse form',
    'RAMESH KUMAR\nS/O Shri Mohan Lal\nDate of birth: 04/05/1996\n12TH PASS\nHelper, 2 years\nMob 98765 43210',
  ],
  [
    'a bio-data sheet without a number',
    "BIO-DATA\nName: Sunita Devi\nFather's Name: Hari Ram\nQualification: 10th pass\nMarital status: married",
  ],
  [
    'a list of posts under its title',
    'CURRICULUM VITAE\nTom Baker\ntom@example.com\nCook, Example Inn, 2019 - 2021',
  ],
]

/** In languages that are not read, headings and words tell nothing. */
const UNREAD: string[] = [
  'Анна Пример\nana@example.com\n\nОпыт работы\nИнженер, ООО Пример, 2015 - настоящее время\n- Python, AWS\n\nНавыки\nPython, AWS',
  'Anna Przykład\nana@example.com\n\nDoświadczenie zawodowe\nInżynier, Przykład Sp. z o.o., 2015 - obecnie\n- Python, AWS\n\nUmiejętności\nPython, AWS',
  '山田花子\nana@example.com\n\n職歴\nエンジニア、株式会社例、2015年 - 現在\n- Python, AWS\n\nスキル\nPython, AWS',
]

const OTHERS: [form: string, text: string][] = [
  ['nothing', ' '],
  [
    'a recipe',
    'Lemon Cake\nServes 8\n\nIngredients\n200 g butter\n3 eggs\n\nPreheat the oven to 180 C.\nkitchen@example.com',
  ],
  [
    'news',
    'City council approves new tram line\nBy Anna Reed, 12 May 2024\n\nThe council voted on Tuesday to build a line between the harbour and the university. Read more at news.example.com',
  ],
  [
    'an invoice',
    'Invoice number 2024-118\nBill to: Example Ltd\nSubtotal 340.00\nAmount due 408.00\nbilling@example.com',
  ],
  [
    'a posting',
    'Backend Developer\n\nAbout us\nWe are looking for a developer. You will build services in Go and Python.\nWhat we offer\nApply now: jobs@example.com',
  ],
]

describe('isResume', () => {
  it.each(RESUMES)('%s is a résumé', (_, text) => {
    expect(judge(text)).toBe(true)
  })

  it.each(UNREAD)('nothing is refused for its language alone: %s', (text) => {
    expect(judge(text)).toBe(true)
  })

  it.each([
    'xkqz wvbn\nplmk@zzz\n2015 - 2016\n2017 - 2018\n- bnmt sdfg\n- hjkl zxcv',
    'Инженер-программист\n\nТребования\n- 3 года опыта Python\n- AWS, Docker\n\nОбязанности\n- Разработка сервисов',
  ])('neither noise nor a posting is taken for one in an unknown language: %s', (text) => {
    expect(judge(text)).toBe(false)
  })

  it.each(OTHERS)('%s is none', (_, text) => {
    expect(judge(text)).toBe(false)
  })
})
