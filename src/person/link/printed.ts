// A link as it is printed: its address, and where it stands on its line.
export interface Printed {
  raw: string
  start: number
  end: number
  /** Where the next line goes on with an address that the end of this one cut. */
  rest?: { line: number; start: number; end: number }
}
