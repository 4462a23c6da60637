// What a style attribute says about a text's structure.

export const isBoldStyle = (style: string): boolean =>
  /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i.test(style)

/** Values under which a browser shows the source's own line breaks. */
export const keepsLineBreaks = (style: string): boolean =>
  /white-space\s*:\s*(?:pre|break-spaces)/i.test(style)
