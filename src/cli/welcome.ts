// What a start prints for the person at the terminal. It goes to stdout: the log, on stderr, never
// holds a key.
export function welcome(
  port: number,
  publicUrl: string,
  { key, pageLink }: { key: string | undefined; pageLink: string },
): string {
  const url = publicUrl || `http://localhost:${port}`
  const listening = [
    `Rolecall answers at ${url} (API reference: ${url}/docs)`,
    '',
    '  The page, signed in; on this machine, once:',
    `    ${pageLink}`,
  ].join('\n')
  if (key === undefined) return listening
  return [
    listening,
    '',
    '  Your API key, shown this once:',
    `    ${key}`,
    '  Try it:',
    `    curl -s ${url}/ping -H 'x-access-key: ${key}'`,
    '',
  ].join('\n')
}
