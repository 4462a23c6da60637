// Tells running text from names: "… college. He has been the …".

/** A full stop, then a capital word with two words in small letters behind it. */
const NEXT_SENTENCE = /[.!?]\s+\p{Upper}\p{Lower}*\s\p{Lower}+\s\p{Lower}/u

/** Whether one sentence ends inside the text and another begins. */
export const holdsSentenceEnd = (text: string): boolean => NEXT_SENTENCE.test(text)
