import type { components } from '../../contract/api.gen.ts'
import { openEventLine, shareEventLine } from '../../platform/event-line.ts'
import type { DraftNews } from './draft-api.ts'

type Schemas = components['schemas']

/** Milliseconds before reconnecting to a refused stream, at first and at most: a restarting server is back soon. */
const AGAIN = { first: 3_000, most: 60_000 }
/** The interval if a call succeeded meanwhile: a user who may call may also listen. */
const SOON = 2_000

const kinds = new Set<unknown>(['draft', 'discarded', 'published', 'presence', 'resync'])

/**
 * Creates the event stream of the draft. The tabs of one person in a browser share one connection, held by the
 * visible tab; without one, others' changes are noticed at the next save.
 */
export function createDraftWatch(agencyId: string) {
  /** Reconnects a refused stream. */
  let ask: (() => void) | null = null
  let refusedAt = 0

  function listen(hear: (news: DraftNews) => void, end: AbortSignal): Promise<void> {
    const whole = (kind: 'discarded' | 'published') => (data: string) =>
      hear({ kind, ...(parsed(data) as { by?: Schemas['Editor']; revision?: number }) })
    return openEventLine(
      {
        url: '/api/branding/draft/events',
        events: {
          draft(data) {
            const { revision, by } = parsed(data) as { revision?: unknown; by?: Schemas['Editor'] }
            const isRead = typeof revision === 'number'
            hear(isRead ? { kind: 'draft', revision, ...(by && { by }) } : { kind: 'resync' })
          },
          presence(data) {
            const people = parsed(data)
            hear({
              kind: 'presence',
              people: Array.isArray(people) ? (people as Schemas['PersonHere'][]) : [],
            })
          },
          discarded: whole('discarded'),
          published: whole('published'),
          resync: () => hear({ kind: 'resync' }),
        },
        // Even the first connection may have missed events since the draft was read.
        onOpen: () => hear({ kind: 'resync' }),
        retryDelay: (refusals) => Math.min(AGAIN.most, AGAIN.first * 2 ** refusals) * (0.5 + Math.random()),
        onWait(next) {
          ask = next
          refusedAt = Date.now()
        },
      },
      end,
    )
  }

  return {
    watch: (person: string, notify: (news: DraftNews) => void): (() => void) =>
      shareEventLine({
        name: `livery-draft-${agencyId}-${person}`,
        listen,
        isNews,
        notify,
        isTakenAtFirst: true,
      }),
    /** A call succeeded: the user is signed in and the server is up. */
    answered(): void {
      if (ask && Date.now() - refusedAt >= SOON) ask()
    },
  }
}

function isNews(message: unknown): message is DraftNews {
  return typeof message === 'object' && message !== null && 'kind' in message && kinds.has(message.kind)
}

/** Unreadable data becomes undefined. */
function parsed(data: string): unknown {
  try {
    return (JSON.parse(data) as unknown) ?? {}
  } catch {
    return {}
  }
}
