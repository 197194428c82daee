import { Component, type ReactNode } from 'react'
import { RemoteFailure } from './remote-failure.tsx'

/** Keeps an error inside a remote part from reaching the shell (architecture, point 12). */
export class RemoteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <RemoteFailure onRetry={() => this.setState({ hasFailed: false })} />
  }
}
