import { useText } from '../../platform/text.ts'
import { RemoteFailure as Failure } from '../components/remote-failure.tsx'
import { useOnlineRetry } from '../use-online-retry.ts'

/**
 * 'Failed to load remote component.' with a retry button; also retries when the connection returns. Without a handler
 * the button reloads the page.
 */
export function RemoteFailure({ onRetry }: { onRetry?: () => void }) {
  useOnlineRetry(onRetry)
  return <Failure t={useText('shell')} onRetry={onRetry ?? (() => location.reload())} />
}
