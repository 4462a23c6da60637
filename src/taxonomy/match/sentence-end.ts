// Tells running text from names: "… college. He has been the …".

/** Cheap to ask first: hardly any name has these two side by side. */
const MAY_END = /[.!?]\s/
/** A full stop, then a capital word with two words in small letters behind it. */
const NEXT_SENTENCE = /[.!?]\s+\p{Lu}\p{Ll}*\s\p{Ll}+\s\p{Ll}/u

/** Whether one sentence ends inside the text and another begins. */
export const holdsSentenceEnd = (text: string): boolean =>
  MAY_END.test(text) && NEXT_SENTENCE.test(text)
