import type { Context } from 'hono'
import type { Store } from '../../adapters/store/store.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { countedAs } from '../../kernel/net/client-network.ts'
import { flagResponse, mediaResponse, sceneResponse } from '../assets/asset-routes.ts'
import { originText } from '../http-messages/request-origin.ts'
import type { LoopTurns } from '../request/loop-turns.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { isThisMachine } from '../request-context/counted-caller.ts'
import { createVisitorRateLimit } from '../request-context/visitor-rate-limit.ts'

export interface ServeGalleryDependencies {
  store: Pick<Store, 'agencies' | 'forAgency'>
  turns?: LoopTurns
  flagSvg: (code: string) => string | null
  renderGallery: (gallery: { request: Request; origin: string }) => Promise<Response>
}

const looking = {
  addresses: { burst: 300, perSecond: 4 },
  detail: 'The gallery was opened too often in a short time. Please try again in a moment.',
}

/**
 * Makes the handler of the bare local host in demo and development, which belongs to no agency: the gallery with its
 * pictures and the agencies' logos, and no API. Source: decision 0082.
 */
export function serveGallery({ store, flagSvg, renderGallery, turns }: ServeGalleryDependencies) {
  const requirePace = createVisitorRateLimit(looking)
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { path } = c.req
    const { clientAddress } = c.get('origin')
    await turns?.next({ group: 'gallery', member: countedAs(clientAddress).line }, c.req.raw.signal)
    if (path === '/api' || path.startsWith('/api/')) {
      throw new Problem({
        code: 'agency_not_found',
        detail: 'The gallery has no API. Call the API at the host of an agency.',
      })
    }
    if (path.startsWith('/scenes/')) return sceneResponse(new URL(c.req.url))
    if (path.startsWith('/flags/')) return flagResponse(path, flagSvg)
    if (path.startsWith('/media/')) {
      const owner = (await store.agencies()).find(({ logo }) => logo === path)
      if (owner === undefined)
        throw new Problem({ code: 'not_found', detail: 'There is no file at this address.' })
      return mediaResponse(path, store.forAgency(owner.id).assets)
    }
    requirePace({
      agencyId: '',
      key: null,
      address: isThisMachine(clientAddress) ? null : clientAddress,
    })
    return renderGallery({ request: c.req.raw, origin: originText(c.get('origin')) })
  }
}
