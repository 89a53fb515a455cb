import { Component, type ReactNode } from 'react'

/**
 * Says so if a part of the page could not be loaded, as after an update of the site. The rest of the page keeps
 * working.
 */
export class LoadBoundary extends Component<
  { failedNote: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert" className="content-none">
        {this.props.failedNote}
      </p>
    )
  }
}
