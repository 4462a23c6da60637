// A list that is shown as it is: nothing in it moves, so a place in it is a name for what stands there.
import { Fragment, type ReactNode } from 'react'

interface Props<Item> {
  of: readonly Item[]
  children(item: Item, index: number): ReactNode
}

export function Each<Item>({ of, children }: Props<Item>) {
  return of.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
    <Fragment key={index}>{children(item, index)}</Fragment>
  ))
}
