// A link as it is printed: its address, and where it stands on its line.
export interface Printed {
  raw: string
  start: number
  end: number
}
