// The address of the page with a one-time code behind the #, where no log and no proxy sees it.
export const pageLink = (port: number, code: string): string =>
  `http://localhost:${port}/#in=${code}`
