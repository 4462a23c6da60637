// The forms of a word for men and for women, which data files write as one: "Enfermer~o/a".

const ENDINGS = /~(\S*)/g

/** @example writtenForms('Krankenpfleger~/in') // ['Krankenpfleger', 'Krankenpflegerin'] */
export function writtenForms(text: string): string[] {
  const counts = Array.from(text.matchAll(ENDINGS), ([, endings = '']) => endings.split('/').length)
  return Array.from({ length: Math.max(1, ...counts) }, (_, form) =>
    text.replace(ENDINGS, (_whole, endings: string) => {
      const list = endings.split('/')
      return list[Math.min(form, list.length - 1)] ?? ''
    }),
  )
}
