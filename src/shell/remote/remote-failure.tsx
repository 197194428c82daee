import { useText } from '../../platform/text.ts'
import { RemoteFailure as Failure } from '../components/remote-failure.tsx'
import { useOnlineRetry } from '../use-online-retry.ts'

/**
 * 'Failed to load remote component.' with a way to try again, which is also done when the connection returns; without a
 * handler the page is loaded anew, on request alone.
 */
export function RemoteFailure({ onRetry }: { onRetry?: () => void }) {
  useOnlineRetry(onRetry)
  return <Failure t={useText('shell')} onRetry={onRetry ?? (() => location.reload())} />
}
