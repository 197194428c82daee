import { Component, type ReactNode } from 'react'

/** Leaves out what fails, instead of letting the error reach the page. */
export class LateBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
