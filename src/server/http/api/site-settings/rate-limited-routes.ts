import { createRateLimit } from '../../../kernel/limits/rate-limit.ts'
import { tooFast } from '../../../kernel/limits/too-fast.ts'
import { keyOfPerson } from '../../request-context/counted-caller.ts'
import type { Routes } from '../../request-context/route.ts'

type Paced =
  | 'changeDraft'
  | 'discardDraft'
  | 'getBrandingChecks'
  | 'publishDraft'
  | 'restoreVersion'
  | 'createSchedule'
  | 'changeSchedule'
  | 'endSchedule'
  | 'createShare'
  | 'endShare'
  | 'putPresence'
  | 'createPreviewGrant'

// An editor who drags a color saves once a second for an afternoon, and up to three times a second for a while.
const saving = { burst: 600, perSecond: 2 }
// All editors of an agency together: a dozen working at once.
const agencySaving = { burst: 3000, perSecond: 10 }
// The editor checks once after a run of saves, and again before a publication.
const checking = { burst: 120, perSecond: 0.5 }
const agencyChecking = { burst: 600, perSecond: 2 }
const publishing = { burst: 200, perSecond: 0.3 }
// A person may end all fifty open links and make as many again.
const sharing = { burst: 200, perSecond: 0.3 }
// Each tab of a person reports every twenty seconds, and after each change of field, at most four times a second.
const presence = { burst: 600, perSecond: 5 }
// The rehearsal needs one grant for each frame and one for each preview.
const looking = { burst: 600, perSecond: 2 }

/**
 * Returns the routes that change, check, publish and share settings with rate limits: past them, 429. Calls are
 * counted by person, and costly ones by agency as well. Source: security, 19.
 */
export function rateLimitedRoutes(routes: Pick<Routes, Paced>): Pick<Routes, Paced> {
  const rateLimits = {
    saving: createRateLimit(saving),
    publishing: createRateLimit(publishing),
    sharing: createRateLimit(sharing),
    presence: createRateLimit(presence),
    looking: createRateLimit(looking),
    checking: createRateLimit(checking),
  }
  const agencyPaces = new Map<string, ReturnType<typeof createRateLimit>>([
    ['saving', createRateLimit(agencySaving)],
    ['checking', createRateLimit(agencyChecking)],
  ])

  function rateLimited<Id extends Paced>(id: Id, rateLimit: keyof typeof rateLimits): Routes[Id] {
    const route = routes[id] as (call: unknown) => unknown
    return ((call: Parameters<Routes[Paced]>[0]) => {
      const wait =
        rateLimits[rateLimit](`${call.agency.id} ${keyOfPerson(call.signedIn)}`) ||
        agencyPaces.get(rateLimit)?.(call.agency.id) ||
        0
      if (wait > 0) throw tooFast('calls', wait)
      return route(call)
    }) as Routes[Id]
  }

  return {
    changeDraft: rateLimited('changeDraft', 'saving'),
    discardDraft: rateLimited('discardDraft', 'publishing'),
    getBrandingChecks: rateLimited('getBrandingChecks', 'checking'),
    publishDraft: rateLimited('publishDraft', 'publishing'),
    restoreVersion: rateLimited('restoreVersion', 'publishing'),
    createSchedule: rateLimited('createSchedule', 'publishing'),
    changeSchedule: rateLimited('changeSchedule', 'publishing'),
    endSchedule: rateLimited('endSchedule', 'publishing'),
    createShare: rateLimited('createShare', 'sharing'),
    endShare: rateLimited('endShare', 'sharing'),
    putPresence: rateLimited('putPresence', 'presence'),
    createPreviewGrant: rateLimited('createPreviewGrant', 'looking'),
  }
}
