// What a style attribute says about the structure of a text.

/** Weights that browsers show in bold. */
export const isBoldStyle = (style: string): boolean =>
  /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i.test(style)

/** Values with which a browser keeps the line breaks of the source. */
export const keepsLineBreaks = (style: string): boolean =>
  /white-space\s*:\s*(?:pre|break-spaces)/i.test(style)
