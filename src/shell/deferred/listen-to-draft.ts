import { openEventLine } from '../../platform/open-event-line.ts'
import { shareEventLine } from '../../platform/share-event-line.ts'

/** Milliseconds before a refused connection is retried. */
const PATIENCE = 20_000

/**
 * Calls `tell` when a shared draft may have changed or its link ended, over one connection for all tabs; the caller
 * requests the state. Returns a function that stops.
 */
export function listenToDraft(agencyId: string, tell: () => void): () => void {
  return shareEventLine<'look'>({
    name: `livery-draft-${agencyId}`,
    isNews: (said): said is 'look' => said === 'look',
    // Changes between rendering and connecting are requested on connection, which another tab may have made earlier.
    isTakenAtFirst: true,
    tell,
    listen(hear, end) {
      const look = () => hear('look')
      return openEventLine(
        {
          url: '/api/agency/events',
          events: { draft: look, over: look, version: look },
          onOpen: look,
          // A refusal gives no reason: the link may have ended.
          onWait: (ask) => ask && look(),
          patience: () => PATIENCE * (0.5 + Math.random()),
        },
        end,
      )
    },
  })
}
