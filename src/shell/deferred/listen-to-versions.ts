import { openEventLine, shareEventLine } from '../../platform/event-line.ts'
import { isVersion } from './is-version.ts'

/** Milliseconds before a browser reconnects after a refusal, to spread the browsers. */
const RETRY_MS = 60_000

/** Calls `tell` for each version that the agency publishes. Returns a function that stops. */
export function listenToVersions(agencyId: string, notify: (version: number) => void): () => void {
  return shareEventLine({
    name: `livery-version-${agencyId}`,
    listen: listenForVersions,
    isNews: isVersion,
    notify,
  })
}

/** Listens to the server until aborted; the server sends the current version at once and each later one. */
function listenForVersions(hear: (version: number) => void, end: AbortSignal): Promise<void> {
  const take = (data: string) => {
    const version = Number(data)
    if (isVersion(version)) hear(version)
  }
  const retryDelay = () => RETRY_MS * (0.5 + Math.random())
  return openEventLine({ url: '/api/agency/events', events: { version: take }, retryDelay }, end)
}
