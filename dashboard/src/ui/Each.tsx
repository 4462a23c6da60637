// A list that never changes its order, so that an index can serve as a key.
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
