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
    return this.state.failed ? <p className="content-none">{this.props.failedNote}</p> : this.props.children
  }
}
