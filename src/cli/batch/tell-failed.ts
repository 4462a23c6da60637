// Lists the files that could not be read, at the end of a run.
/** As many as a terminal shows on a page; the results name them all. */
const TOLD_MAX = 50

export interface Failed {
  file: string
  reason: string
}

export function failedText(failed: readonly Failed[]): string {
  if (failed.length === 0) return ''
  const told = failed.slice(0, TOLD_MAX).map(({ file, reason }) => `  ${file}: ${reason}`)
  const more = failed.length > TOLD_MAX ? [`  and ${failed.length - TOLD_MAX} more`] : []
  return [`${failed.length} could not be read:`, ...told, ...more, ''].join('\n')
}
