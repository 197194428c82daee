import { Component, type ReactNode } from 'react'
import { reloadIfStale } from '../reload-if-stale.ts'
import { RemoteFailure } from './remote-failure.tsx'

/** Keeps an error inside a remote part from reaching the shell (architecture, point 12). */
export class RemoteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  private isRetry = false

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  /** Code of the part that failed to arrive throws here too, and fails again where the browser does not repeat the import. */
  override componentDidCatch() {
    if (this.isRetry) void reloadIfStale(() => undefined, { isRetry: true })
  }

  private retry = () => {
    this.isRetry = true
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <RemoteFailure onRetry={this.retry} />
  }
}
