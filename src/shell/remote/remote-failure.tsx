import { useText } from '../../platform/text.ts'
import { RemoteFailure as Failure } from '../components/remote-failure.tsx'

/** 'Failed to load remote component.' with a way to try again; without a handler the page is loaded anew. */
export function RemoteFailure({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  return <Failure t={useText('shell')} onRetry={onRetry} />
}
