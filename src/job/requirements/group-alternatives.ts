// Finds alternatives: "Python or Java", "tools such as Looker", "Power BI, Tableau or similar".
import type { Phrase } from '../phrases/read-phrases.js'

/** What may stand between two members of one list. */
const JOINT =
  /^[\s,/(]*(?:\b(?:or|and\/or|either|e\.?g\.?|i\.?e\.?|such as|like|including|for example|for instance|similar|comparable|equivalent|other|another|direct|modern|alternatively|preferably|ideally|a|an|the|tools?|platforms?|languages?|technologies|systems|software|products|frameworks?|databases?|use cases|environments?|warehouses?|roles?|skills?|experience|with|in|of|:)\b[\s,/().:-]*)*[\s,/(:]*$/i
/** Some mark of a list or of examples: "experience in a hospital" says where, and is no further choice. */
const MEMBER =
  /[,/(:]|\b(?:or|either|e\.?g|i\.?e|such as|like|including|for example|for instance|similar|comparable|equivalent|alternatively)\b/i
/** "at least one of Python, Java": said before the list. */
const ONE_OF = /\b(?:one|any|either)(?:\s+or\s+more)?\s+of(?:\s+(?:the\s+)?following)?[^.;]{0,30}$/i
/** "an accounting designation (CPA, CMA)", "one of each: {Java, C}": one thing, in brackets what it may be. */
const ONE_SUCH =
  /\b(?:an?|one)\s+(?:[\w-]+\s+){0,3}(?:designation|qualification|certification|certificate|licen[cs]e|accreditation|language|framework|database|platform|tool)\s*\($|\{$/i
/** How far before a list, and behind it, the words stand that make it a choice. */
const LEAD_CHARS = 60
const TAIL_CHARS = 30
/** Between two members: only one of them need be there. */
const CHOICE = /\b(?:or|either|e\.?g|such as|like|for example|for instance)\b|\//i

/** Number of the group that each phrase belongs to, null where it stands alone; counted on from `next`. */
export function groupAlternatives(
  text: string,
  phrases: readonly Phrase[],
  next: number,
): (number | null)[] {
  const groups: (number | null)[] = phrases.map(() => null)
  let group = next
  for (let from = 0; from < phrases.length; ) {
    let to = from
    let isChoice = false
    while (to + 1 < phrases.length) {
      const between = text.slice(phrases[to]?.end, phrases[to + 1]?.start)
      if (!JOINT.test(between) || !MEMBER.test(between)) break
      isChoice ||= CHOICE.test(between)
      to++
    }
    const before = text.slice(0, phrases[from]?.start ?? 0).slice(-LEAD_CHARS)
    isChoice ||= ONE_OF.test(before) || ONE_SUCH.test(before)
    const tail = text.slice(phrases[to]?.end ?? 0, (phrases[to]?.end ?? 0) + TAIL_CHARS)
    if (to > from && (isChoice || /^\s*,?\s*(?:or|etc)\b/i.test(tail))) {
      groups.fill(group, from, to + 1)
      group++
    }
    from = to + 1
  }
  return groups
}
