// What went wrong, in the one sentence with which a command ends.

/** The system's own words name its calls; a reader knows the file. */
const isAboutFile = (error: Error): error is Error & { path: string; code: string } =>
  'syscall' in error &&
  error.syscall === 'open' &&
  'path' in error &&
  typeof error.path === 'string' &&
  'code' in error &&
  typeof error.code === 'string'

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return isAboutFile(error) ? `${error.path} cannot be opened (${error.code})` : error.message
}
