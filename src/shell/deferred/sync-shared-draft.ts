import type { PageContext } from '../../contract/page.ts'

export interface DraftSync {
  /** Requests the page's current context; `over` if the link has ended. */
  request: () => Promise<PageContext | 'over' | undefined>
  show: (next: PageContext) => Promise<void>
  /** Ends this link in the browser, unless it already has another, so that pages are answered normally. */
  leave: () => Promise<unknown>
  reportEnd: () => void
}

/**
 * Minimum milliseconds between requests, however fast the owner edits. Up to the same again is added at random, to
 * spread the link's viewers.
 */
const PAUSE = 1500
/** Milliseconds before a failed request is repeated. */
const AGAIN = 10_000

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
