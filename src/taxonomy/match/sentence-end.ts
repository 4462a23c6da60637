// Tells running text from names: "… college. He has been the …".

/** The cheap question first: hardly any name has these two side by side. */
const MAY_END = /[.!?]\s/
const NEXT_SENTENCE = /[.!?]\s+\p{Lu}\p{Ll}*\s\p{Ll}+\s\p{Ll}/u

/** A sentence ends inside the text, and another one begins. */
export const holdsSentenceEnd = (text: string): boolean =>
  MAY_END.test(text) && NEXT_SENTENCE.test(text)
