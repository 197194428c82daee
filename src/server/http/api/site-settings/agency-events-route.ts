import type { Store } from '../../../adapters/store/store.ts'
import { announceDraft } from '../../../domain/site-settings/previews/announce-draft.ts'
import type { EventStreams, SendEvent } from '../../request-context/event-streams.ts'
import type { Route } from '../../request-context/route.ts'

export interface AgencyEventsDependencies {
  store: Pick<Store, 'agencyById' | 'onBranding' | 'onPublished'>
  streams: EventStreams
}

/**
 * Makes the route that notifies open pages of a new version. It sends the current number at once unless the page
 * already has it, then each new one. A visitor with a shared link is also notified of changes to the draft and of the
 * link's end.
 */
export function agencyEventsRoute({ store, streams }: AgencyEventsDependencies): Route<'getAgencyEvents'> {
  return ({ agency, caller, request, signal }) => {
    const from = { agencyId: agency.id, clientAddress: caller.clientAddress, isEditor: false }
    const isOpen = caller.preview?.isStillOpen
    const begin = (send: SendEvent) => {
      let sentVersion = agency.version
      // A page that reconnects already knows its version.
      if (request.headers.get('last-event-id') !== String(sentVersion))
        send('version', sentVersion, sentVersion)
      let isLooking = false
      let isAsked = false

      // One query at a time: with two, the older answer could arrive last.
      async function sendCurrent(): Promise<void> {
        isAsked = true
        if (isLooking) return
        isLooking = true
        while (isAsked) {
          isAsked = false
          // A failed query is repeated at the next message, which every listener receives.
          const now = await store.agencyById(agency.id).catch(() => null)
          if (now !== null && now.version !== sentVersion) {
            sentVersion = now.version
            send('version', sentVersion, sentVersion)
          }
        }
        isLooking = false
      }

      const stop = store.onPublished((agencyId) => {
        if (agencyId === null || agencyId === agency.id) void sendCurrent()
      })
      // A version may have been published between finding the agency and listening.
      void sendCurrent()
      const stopDraft = isOpen && announceDraft(store, agency.id, isOpen, send)
      return () => {
        stop()
        stopDraft?.()
      }
    }
    return streams.open({ method: request.method, signal, ...from }, begin, isOpen)
  }
}
