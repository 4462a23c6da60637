// The footer: what this is, in a sentence, and where to read on.
import { T } from '../texts'

export function Footer() {
  return (
    <footer className="footer">
      <div>
        <span>{T.footer}</span>
        <a href="/openapi.json">OpenAPI</a>
      </div>
    </footer>
  )
}
