// A hand-made form and the plain form that it stands for.

export interface Pair {
  name: string
  inputs: readonly unknown[]
  scanner(input: unknown): unknown
  plain(input: unknown): unknown
}

interface PairOf<Input> {
  name: string
  inputs: readonly Input[]
  scanner(input: Input): unknown
  plain(input: Input): unknown
}

/** One list holds pairs over any kind of input. */
export const pairOf = <Input>(pair: PairOf<Input>): Pair => pair as Pair
