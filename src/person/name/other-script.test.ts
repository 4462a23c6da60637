import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import { isOtherScriptName } from './other-script.js'

describe('isOtherScriptName', () => {
  it.each(['김민준', '王小明', '王伟', '山田 太郎', '佐藤花子', '欧阳小明'])(
    '%s is a name',
    (text) => {
      expect(isOtherScriptName(text)).toBe(true)
    },
  )

  it.each([
    '서울',
    '이력서',
    '工程师',
    '千葉県',
    '東京',
    'Kim',
    '王',
    '한국어 능력',
    '软件开发工程师',
  ])('%s is none', (text) => {
    expect(isOtherScriptName(text)).toBe(false)
  })
})

const redacted = (text: string, names: string[]): string =>
  redactText(text, { names, parts: text.split('\n').map(() => 'top' as const) }).redacted_text

describe('a name in the script of its country', () => {
  it.each([
    ['Kim Minjun\n김민준\nWorked with 김민준 for years', ['Kim Minjun']],
    ['王小明\nWang Xiaoming\nThanks to 王小明', ['Wang Xiaoming']],
    ['Taro Yamada\n山田 太郎\nBy 山田 太郎', ['Taro Yamada']],
  ])('goes beside the Latin one and everywhere else: %j', (text, names) => {
    expect(redacted(text, names)).not.toMatch(/[^\p{ASCII}]/u)
  })

  it('goes from sentences where it is the only one', () => {
    expect(redacted('王小明\nReported to 王小明 at work', ['王小明'])).toBe(
      '[NAME]\nReported to [NAME] at work',
    )
  })

  it('is no job title below the name', () => {
    expect(redacted('Mei Lin\n工程师', ['Mei Lin'])).toBe('[NAME]\n工程师')
  })
})
