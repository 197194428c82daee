import { openEventLine } from '../../platform/open-event-line.ts'
import { shareEventLine } from '../../platform/share-event-line.ts'

/** Milliseconds before a refused connection is retried. */
const RETRY_MS = 20_000

/**
 * Calls `tell` when a shared draft may have changed or its link ended, over one connection for all tabs; the caller
 * requests the state. Returns a function that stops.
 */
export function listenToDraft(agencyId: string, notify: () => void): () => void {
  return shareEventLine<'look'>({
    name: `livery-draft-${agencyId}`,
    isNews: (message): message is 'look' => message === 'look',
    // Changes between rendering and connecting are requested on connection, which another tab may have made earlier.
    isTakenAtFirst: true,
    notify,
    listen(hear, end) {
      const announce = () => hear('look')
      return openEventLine(
        {
          url: '/api/agency/events',
          events: { draft: announce, over: announce, version: announce },
          onOpen: announce,
          // A refusal gives no reason: the link may have ended.
          onWait: (ask) => ask && announce(),
          retryDelay: () => RETRY_MS * (0.5 + Math.random()),
        },
        end,
      )
    },
  })
}
