import { openEventLine } from '../../platform/open-event-line.ts'
import { shareEventLine } from '../../platform/share-event-line.ts'
import { isVersion } from './is-version.ts'

/** Milliseconds before a browser listens again after it was refused: others try at other moments. */
const PATIENCE = 60_000

/** Tells of each version that the agency publishes. Gives what ends it. */
export function listenToVersions(agencyId: string, tell: (version: number) => void): () => void {
  return shareEventLine({
    name: `livery-version-${agencyId}`,
    listen: listenForVersions,
    isNews: isVersion,
    tell,
  })
}

/** Listens to the server until it is ended; it says the version at once and each other that comes. */
function listenForVersions(hear: (version: number) => void, end: AbortSignal): Promise<void> {
  const take = (data: string) => {
    const version = Number(data)
    if (isVersion(version)) hear(version)
  }
  const patience = () => PATIENCE * (0.5 + Math.random())
  return openEventLine({ url: '/api/agency/events', events: { version: take }, patience }, end)
}
