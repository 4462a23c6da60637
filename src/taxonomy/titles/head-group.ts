// The occupation group of a title that the vocabulary does not have, by its noun and its field.
import { dataRows } from '../../core/data-file.js'
import { keyWords, titleWords } from './title-key.js'

interface HeadGroups {
  usual: string
  byField: Map<string, string>
}

const wordsOf = (text: string): string[] => text.split(' ').flatMap((word) => keyWords([word]))

/** "29: medical clinical; 19: soil" → medical → 29, clinical → 29, soil → 19. */
function fields(text: string): Map<string, string> {
  const groups = new Map<string, string>()
  for (const part of text.split(';')) {
    const [group = '', words = ''] = part.split(':')
    for (const word of wordsOf(words.trim())) groups.set(word, group.trim())
  }
  return groups
}

const HEADS = new Map<string, HeadGroups>(
  dataRows('./data/head-groups.txt', import.meta.url).map(([noun = '', usual = '', text = '']) => [
    noun,
    { usual, byField: fields(text) },
  ]),
)

/** The field nearest to the noun decides; '' when nothing tells. */
export function headGroup(title: string): string {
  const words = keyWords(titleWords(title))
  for (let at = words.length - 1; at >= 0; at--) {
    const head = HEADS.get(words[at] ?? '')
    if (!head) continue
    for (let before = at - 1; before >= 0; before--) {
      const group = head.byField.get(words[before] ?? '')
      if (group) return group
    }
    if (head.usual) return head.usual
  }
  return ''
}
