import type { PageAgency, PageContext } from '../../contract/page.ts'
import { measurementOf } from '../../tenant/measurement.ts'

/**
 * Returns a page's context after a publish, from the served agency, the current and the new context. Changes of the
 * visitor's session and preferences wait for the next page, so that nothing is lost here.
 */
export function publishedPage(served: PageAgency, page: PageContext, next: PageContext): PageContext {
  const { agency, language, wording } = next
  const measured = measurementOf(served)
  const { googleAnalyticsId: google, facebookAnalyticsId: facebook, ...measuring } = agency.analytics
  // The document's policy lists the analytics services: a removed one stops at once, a new one starts with the next
  // page. The same holds for a chat in an external frame.
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

/** Returns the chat's origin, if there is a chat. */
function chatOrigin({ supportMode, chatWidget }: PageAgency): string | null {
  return supportMode === 'chat' && chatWidget ? new URL(chatWidget.url).origin : null
}
