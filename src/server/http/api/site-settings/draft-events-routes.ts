import { permissionsOf } from '../../../../tenant/permissions.ts'
import type { Store } from '../../../adapters/store/store.ts'
import type { Sessions } from '../../../domain/accounts/sessions/sessions.ts'
import { createEditorPresence, type PresentPerson } from '../../../domain/site-settings/editor-presence.ts'
import { holdEditorLine } from '../../../domain/site-settings/hold-editor-line.ts'
import { SHARES_NEWS } from '../../../domain/site-settings/previews/announce-draft.ts'
import { sessionMark } from '../../../domain/site-settings/previews/preview-grant.ts'
import type { Log } from '../../../kernel/log/log.ts'
import type { EventStreams, SendEvent } from '../../request-context/event-streams.ts'
import type { Call, Routes } from '../../request-context/route.ts'

export interface DraftEventsDependencies {
  store: Pick<Store, 'hash' | 'onBranding' | 'tellBranding'>
  sessions: Sessions
  streams: EventStreams
  clock: () => Date
  log: Log
}

type Operations = 'getDraftEvents' | 'putPresence'

/**
 * Makes the routes that notify the editors of one draft of each other: changed fields, each person's field,
 * publications. They stop when a person loses the permission to change the settings.
 */
export function draftEventsRoutes(dependencies: DraftEventsDependencies): Pick<Routes, Operations> {
  const { store, sessions, streams, clock } = dependencies
  const people = createEditorPresence(clock)
  store.onBranding((news) => {
    if (news === null) return
    const { agencyId, kind, person, id, line } = news
    if (kind === 'presence') people.seen(agencyId, person as PresentPerson)
    if (kind === 'listens') people.listens(agencyId, String(id), String(line))
    if (kind === 'left') people.left(agencyId, String(id), String(line))
  })
  const markOf = ({ accessToken }: Pick<Call<Operations>, 'accessToken'>) =>
    sessionMark(accessToken ?? '', store.hash).slice(0, 16)
  const shown = (agencyId: string, me: string) =>
    people.list(agencyId).map((person) => ({ ...person, isYou: person.id === me }))

  return {
    getDraftEvents(call) {
      const { agency, accessToken, caller, request, signal } = call
      const me = markOf(call)
      const from = { agencyId: agency.id, clientAddress: caller.clientAddress, isEditor: true }
      const listener = { method: request.method, signal, ...from }
      const mayStill = async () => {
        const found = await sessions.find(agency.id, accessToken ?? '')
        return found !== null && permissionsOf(found.session, agency.agency).has('settings.website')
      }
      const begin = (send: SendEvent) => {
        const tellPeople = () => send('presence', shown(agency.id, me))
        // A person may have several streams and stays present until the last one ends.
        const leave = holdEditorLine(dependencies, agency.id, me)
        tellPeople()
        const stop = store.onBranding((news) => {
          // The page requests what it missed.
          if (news === null) return send('resync', {})
          if (news.agencyId !== agency.id) return
          const { agencyId: _, kind, ...rest } = news
          // The person who ended the link already has its new list.
          if (kind === SHARES_NEWS) return
          if (kind === 'presence' || kind === 'listens' || kind === 'left') tellPeople()
          else send(kind, rest)
        })
        return () => {
          stop()
          leave()
        }
      }
      return streams.open(listener, begin, mayStill)
    },

    async putPresence(call) {
      const { agency, body, session } = call
      const { panel, field = null } = body
      const id = markOf(call)
      const name = `${session.firstName ?? ''} ${session.lastName ?? ''}`.trim().slice(0, 120)
      const person: PresentPerson = { id, name, panel, field, seenAt: clock().toISOString() }
      await store.tellBranding({ agencyId: agency.id, kind: 'presence', person })
      // The event may take a moment to arrive.
      people.seen(agency.id, person)
      return { data: shown(agency.id, id) }
    },
  }
}
