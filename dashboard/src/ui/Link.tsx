// A link within the page: it has a real address but causes no reload.
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from '../lib/router'

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function Link({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
