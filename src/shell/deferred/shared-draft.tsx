import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { PageContext } from '../../contract/page.ts'
import { useApi } from '../../platform/api.tsx'
import { useApplyVersion } from '../../platform/apply-version.ts'
import { openEventLine, shareEventLine } from '../../platform/event-line.ts'
import { usePage } from '../../platform/page.tsx'
import { loadFrameComponents } from '../frame-components.ts'
import { publishedPage } from './published-page.ts'
import { syncSharedDraft } from './sync-shared-draft.ts'

/** Milliseconds before a refused connection is retried. */
const RETRY_MS = 20_000

/** Ends only a shared link that is over; its redirect is not followed. */
const LEAVE = '/preview/leave?ended=true'

/**
 * Keeps a page of a shared link at the draft's current state without a reload. When the link ends, the page reports
 * it and becomes the published one. Source: security, 20.
 */
export function SharedDraft() {
  const page = usePage()
  const client = useApi()
  const takeOver = useApplyVersion()
  const now = useRef(page)
  now.current = page
  const served = useRef(page.agency)
  useEffect(() => {
    async function show(next: PageContext) {
      const { preview: _, ...page } = publishedPage(served.current, now.current, next)
      const becomes = { ...page, ...(next.preview && { preview: next.preview }) }
      await loadFrameComponents(becomes)
      await takeOver(becomes)
      now.current = becomes
    }
    const follower = syncSharedDraft({
      async request() {
        const path = `${location.pathname}${location.search}`
        try {
          const { data } = await client.GET('/api/page-context', { params: { query: { path } } })
          return data?.data as unknown as PageContext | undefined
        } catch (error) {
          if (error instanceof ApiError && error.code === 'preview_over') return 'over'
          throw error
        }
      },
      show,
      leave: () => fetch(LEAVE, { redirect: 'manual' }),
      reportEnd,
    })
    const stop = listenToDraft(now.current.agency.id, follower.refresh)
    return () => {
      stop()
      follower.end()
    }
  }, [client, takeOver])
  return null
}

/** The preview bar belongs to the document and has the text. */
function reportEnd(): void {
  const bar = document.getElementById('livery-share')
  const { ended } = bar?.dataset ?? {}
  const notice = bar?.querySelector('span')
  if (!bar || !notice || ended === undefined) return
  bar.querySelector('a')?.remove()
  bar.setAttribute('aria-label', ended)
  notice.textContent = ended
}

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
