import { openEventLine } from '../../platform/open-event-line.ts'
import { shareEventLine } from '../../platform/share-event-line.ts'

/** Milliseconds before a line that was refused is asked for again. */
const PATIENCE = 20_000

/**
 * Tells whoever looks by a shared link that the draft may be another, or the link over, by one line for all tabs; what it is
 * has to be asked. Gives what ends it.
 */
export function listenToDraft(agencyId: string, tell: () => void): () => void {
  return shareEventLine<'look'>({
    name: `livery-draft-${agencyId}`,
    isNews: (said): said is 'look' => said === 'look',
    // What is stored between its page and its line is asked for when the line is there, which another tab's was before.
    isTakenAtFirst: true,
    tell,
    listen(hear, end) {
      const look = () => hear('look')
      return openEventLine(
        {
          url: '/api/agency/events',
          events: { draft: look, over: look, version: look },
          onOpen: look,
          // A line that is refused says nothing of why: the link may be over.
          onWait: (ask) => ask && look(),
          patience: () => PATIENCE * (0.5 + Math.random()),
        },
        end,
      )
    },
  })
}
