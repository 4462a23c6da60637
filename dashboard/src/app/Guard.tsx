// Catches what a page throws, such as code that could not be loaded, so that the rest stays usable.
import { Component, type ReactNode } from 'react'
import { T } from '../texts'
import { Notice } from '../ui/Notice'

interface Props {
  path: string
  children: ReactNode
}

interface State {
  failed: boolean
}

export class Guard extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  /** Another page gets its own try. */
  override componentDidUpdate(before: Props): void {
    if (before.path !== this.props.path && this.state.failed) this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Notice tone="bad">
        <p>
          {T.errors.noPage} {T.errors.noPageMore}
        </p>
        <button type="button" className="button small" onClick={() => location.reload()}>
          {T.errors.reload}
        </button>
      </Notice>
    )
  }
}
