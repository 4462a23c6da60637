// A part of the page that scrolls by itself, and that the keyboard can reach to scroll it.
import type { ReactNode, Ref } from 'react'

interface Props {
  label: string
  className: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

export function Scroller({ label, className, children, ref }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a section would be a landmark
    <div
      role="group"
      className={className}
      aria-label={label}
      ref={ref}
      dir="auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop no key could scroll it
      tabIndex={0}
    >
      {children}
    </div>
  )
}
