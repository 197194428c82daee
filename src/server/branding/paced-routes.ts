import { createPace } from '../http/pace.ts'
import { Problem } from '../http/problem.ts'
import type { Routes } from '../routes/route.ts'

type Paced =
  | 'changeDraft'
  | 'discardDraft'
  | 'publishDraft'
  | 'restoreVersion'
  | 'createSchedule'
  | 'changeSchedule'
  | 'endSchedule'
  | 'createShare'
  | 'endShare'
  | 'putPresence'
  | 'createPreviewGrant'

// A save comes after each pause of typing, at most three a second; nobody publishes as often as that.
const saving = { burst: 600, perSecond: 5 }
const publishing = { burst: 200, perSecond: 0.3 }
// Whoever ends all fifty open links and makes as many again.
const sharing = { burst: 200, perSecond: 0.3 }
// Each tab of a person says it every twenty seconds, and where they go, at most four times a second.
const presence = { burst: 600, perSecond: 5 }
// The rehearsal asks for one a frame, and each way of looking is another.
const looking = { burst: 600, perSecond: 2 }

/** Takes the routes by which settings are changed, published and shown to others and gives them with 429 for whoever goes faster than a person does. Source: security, 19. */
export function pacedRoutes(routes: Pick<Routes, Paced>): Pick<Routes, Paced> {
  const paces = {
    ...{ saving: createPace(saving), publishing: createPace(publishing), sharing: createPace(sharing) },
    ...{ presence: createPace(presence), looking: createPace(looking) },
  }

  function paced<Id extends Paced>(id: Id, pace: keyof typeof paces): Routes[Id] {
    const route = routes[id] as (call: unknown) => unknown
    return ((call: Parameters<Routes[Paced]>[0]) => {
      const who = call.signedIn?.userId ?? call.signedIn?.session.email ?? ''
      const wait = paces[pace](`${call.agency.id} ${who}`)
      if (wait > 0) throw tooFast(wait)
      return route(call)
    }) as Routes[Id]
  }

  return {
    changeDraft: paced('changeDraft', 'saving'),
    discardDraft: paced('discardDraft', 'publishing'),
    publishDraft: paced('publishDraft', 'publishing'),
    restoreVersion: paced('restoreVersion', 'publishing'),
    createSchedule: paced('createSchedule', 'publishing'),
    changeSchedule: paced('changeSchedule', 'publishing'),
    endSchedule: paced('endSchedule', 'publishing'),
    createShare: paced('createShare', 'sharing'),
    endShare: paced('endShare', 'sharing'),
    putPresence: paced('putPresence', 'presence'),
    createPreviewGrant: paced('createPreviewGrant', 'looking'),
  }
}

function tooFast(seconds: number): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: 'Too many calls in a short time. Please try again in a moment.',
    headers: { 'retry-after': String(seconds) },
  })
}
