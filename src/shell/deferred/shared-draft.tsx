import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { PageContext } from '../../contract/page.ts'
import { useApi } from '../../platform/api.tsx'
import { useApplyVersion } from '../../platform/apply-version.ts'
import { usePage } from '../../platform/page.tsx'
import { loadFrameParts } from '../frame-parts.ts'
import { followDraft } from './follow-draft.ts'
import { listenToDraft } from './listen-to-draft.ts'
import { publishedPage } from './published-page.ts'

/** Ends a shared link that is over in this browser, and no other; where it leads is not gone to. */
const LEAVE = '/preview/leave?ended=true'

/**
 * Keeps a page that is seen by a shared link as the draft is, without a reload; once the link is over, the page says so and
 * becomes the published one. Source: security, 20.
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
      await loadFrameParts(becomes)
      await takeOver(becomes)
      now.current = becomes
    }
    const follower = followDraft({
      async ask() {
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
      sayOver,
    })
    const stop = listenToDraft(now.current.agency.id, follower.look)
    return () => {
      stop()
      follower.end()
    }
  }, [client, takeOver])
  return null
}

/** The bar is the document's own, and has the words for it. */
function sayOver(): void {
  const bar = document.getElementById('livery-share')
  const { ended } = bar?.dataset ?? {}
  const said = bar?.querySelector('span')
  if (!bar || !said || ended === undefined) return
  bar.querySelector('a')?.remove()
  bar.setAttribute('aria-label', ended)
  said.textContent = ended
}
