// Counts how often a text holds a word, as letters: "Pune" is in "Punekar" too.

export function timesIn(text: string, word: string): number {
  if (word === '') return 0
  let times = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) times += 1
  return times
}
