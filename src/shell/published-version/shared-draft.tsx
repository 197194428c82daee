import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { PageContext } from '../../contract/page.ts'
import { useApi } from '../../platform/api.tsx'
import { useApplyVersion } from '../../platform/apply-version.ts'
import { openEventLine, shareEventLine } from '../../platform/event-line.ts'
import { usePage } from '../../platform/page.tsx'
import { loadFrameComponents } from '../frame-components.ts'
import { publishedPage } from './published-page.ts'

/**
 * Minimum milliseconds between requests, however fast the owner edits. Up to the same again is added at random, to
 * spread the link's viewers.
 */
const PAUSE = 1500

/** Milliseconds before a failed request is repeated. */
const AGAIN = 10_000

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

export interface DraftSync {
  /** Requests the page's current context; `over` if the link has ended. */
  request: () => Promise<PageContext | 'over' | undefined>
  show: (next: PageContext) => Promise<void>
  /** Ends this link in the browser, unless it already has another, so that pages are answered normally. */
  leave: () => Promise<unknown>
  reportEnd: () => void
}

/**
 * Updates a page to each state of the draft, one request at a time, and to the published site once its link has
 * ended.
 */
export function syncSharedDraft({ request, show, leave, reportEnd }: DraftSync) {
  let isOver = false
  let isAsking = false
  let isRequested = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function turn(): Promise<void> {
    const next = await request()
    if (isOver || next === undefined) return
    // If the link was closed in another tab, the answer is a normal page.
    if (next !== 'over' && next.preview) return show(next)
    if (next === 'over') await leave()
    const published = next === 'over' ? await request() : next
    if (isOver || published === undefined || published === 'over')
      throw new Error('The published site is not available yet.')
    // Another link was opened in this browser in the meantime.
    if (published.preview) return show(published)
    reportEnd()
    await show(published)
  }

  function refresh(): void {
    isRequested = true
    if (isAsking || isOver) return
    isAsking = true
    isRequested = false
    void turn()
      .catch(() => {
        isRequested = true
        return AGAIN
      })
      .then((delay) => {
        if (isOver) return
        timer = setTimeout(
          () => {
            isAsking = false
            if (isRequested) refresh()
          },
          delay ?? PAUSE * (1 + Math.random()),
        )
      })
  }

  return {
    /** The draft may have changed, or the link ended. */
    refresh,
    end(): void {
      isOver = true
      clearTimeout(timer)
    },
  }
}
