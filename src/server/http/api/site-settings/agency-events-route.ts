import type { Store } from '../../../adapters/store/store.ts'
import { announceDraft } from '../../../domain/site-settings/previews/announce-draft.ts'
import type { EventStreams, SendEvent } from '../../call/event-streams.ts'
import type { Route } from '../../call/route.ts'

export interface AgencyEventsDependencies {
  store: Pick<Store, 'agencyById' | 'onBranding' | 'onPublished'>
  streams: EventStreams
}

/**
 * Makes the route by which open pages hear of another version: its number at once, unless it is what was heard last, and
 * whenever it is another. Whoever came by a shared link hears of the draft, too, and of the link's end; nobody else does.
 */
export function agencyEventsRoute({ store, streams }: AgencyEventsDependencies): Route<'getAgencyEvents'> {
  return ({ agency, caller, request, signal }) => {
    const from = { agencyId: agency.id, clientAddress: caller.clientAddress, isEditor: false }
    const isOpen = caller.preview?.isStillOpen
    const begin = (send: SendEvent) => {
      let told = agency.version
      // Whoever lost the line and comes again knows it.
      if (request.headers.get('last-event-id') !== String(told)) send('version', told, told)
      let isLooking = false
      let isAsked = false

      // One question at a time: of two on their way the older one's answer could come last.
      async function look(): Promise<void> {
        isAsked = true
        if (isLooking) return
        isLooking = true
        while (isAsked) {
          isAsked = false
          // One that cannot be asked for now is told the next time: whoever listens hears every message.
          const now = await store.agencyById(agency.id).catch(() => null)
          if (now !== null && now.version !== told) {
            told = now.version
            send('version', told, told)
          }
        }
        isLooking = false
      }

      const stop = store.onPublished((agencyId) => {
        if (agencyId === null || agencyId === agency.id) void look()
      })
      // It may have been published after the agency was found and before anybody listened.
      void look()
      const stopDraft = isOpen && announceDraft(store, agency.id, isOpen, send)
      return () => {
        stop()
        stopDraft?.()
      }
    }
    return streams.open({ method: request.method, signal, ...from }, begin, isOpen)
  }
}
