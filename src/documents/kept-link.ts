// Which link targets a document keeps: those of the web, of mail and of telephones, if they are short.

/** Longer addresses are data, not links. */
export const LINK_CHARS_MAX = 2000
/** Scripts, files and places inside the document are dropped. */
const KEPT_SCHEME = /^(?:https?:|mailto:|tel:)/i

export const isKeptLink = (target: string): boolean =>
  KEPT_SCHEME.test(target) && target.length <= LINK_CHARS_MAX
