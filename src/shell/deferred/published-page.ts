import type { PageAgency, PageContext } from '../../contract/page.ts'
import { measurementOf } from '../../tenant/measurement.ts'

/**
 * Takes what a page was served with, what it shows and what it would be drawn from now; gives what it becomes. Whoever
 * signed in elsewhere meanwhile, and what they prefer, is the next page's affair: here nothing is lost.
 */
export function publishedPage(served: PageAgency, page: PageContext, next: PageContext): PageContext {
  const { agency, language, wording } = next
  const measured = measurementOf(served)
  const { googleAnalyticsId: google, facebookAnalyticsId: facebook, ...measuring } = agency.analytics
  // The document's policy names who may measure: what stops stops at once, and what begins begins with the
  // next page. So does a chat in a frame of somebody else's.
  const analytics = {
    ...measuring,
    ...(google && measured?.google && { googleAnalyticsId: google }),
    ...(facebook && measured?.facebook && { facebookAnalyticsId: facebook }),
  }
  return {
    ...page,
    agency: { ...agency, analytics, ...(chatOrigin(agency) !== chatOrigin(served) && chatOf(served)) },
    wording: language === page.language ? wording : page.wording,
  }
}

function chatOf({ supportMode, chatWidget }: PageAgency) {
  return { supportMode, ...(chatWidget && { chatWidget }) }
}

/** Where the chat is from, where there is one. */
function chatOrigin({ supportMode, chatWidget }: PageAgency): string | null {
  return supportMode === 'chat' && chatWidget ? new URL(chatWidget.url).origin : null
}
