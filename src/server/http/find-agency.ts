import type { Context, MiddlewareHandler } from 'hono'
import { bookingCookieOf } from '../booking/guest-cookie.ts'
import { isCountry } from '../countries/is-country.ts'
import { proxyWarningOf } from '../proxy-warning.ts'
import { preferenceCookies } from '../render/preference-cookies.ts'
import { readDeviceCookie } from '../sessions/device-cookie.ts'
import { readSignUpCookie } from '../sessions/sign-up-cookie.ts'
import type { Store } from '../store/store.ts'
import { type AppEnv, hostInfoOf } from './app-env.ts'
import { cookieSite } from './cookie-site.ts'
import { type BareHosts, createHostResolver } from './host-resolver.ts'
import type { Log } from './log.ts'
import { Problem } from './problem.ts'
import { wronglyRepeated } from './request-headers.ts'
import { requireRequestLimits, withoutAbsurdQuery } from './request-limits.ts'
import { type Forwarding, originText, type RequestOrigin, requestOrigin } from './request-origin.ts'

export interface FindAgencyParts {
  store: Pick<Store, 'agencyByHost' | 'agencyBySlug'>
  isProduction: boolean
  log: Log
  forwarding: Forwarding
  /** In which a trusted proxy tells the visitor's country. */
  countryHeader: string | null
  gallery: (c: Context<AppEnv>) => Promise<Response>
  /** Hosts of the gallery; by default this machine's names. */
  bareHosts?: BareHosts | undefined
}

/**
 * Makes the handler that finds the agency a request is for and passes only those that have one: a malformed Host is
 * refused, an unknown one gets the constant page, the bare local host the gallery. Source: security, 1.
 */
export function findAgency(parts: FindAgencyParts): MiddlewareHandler<AppEnv> {
  const { isProduction, forwarding, countryHeader, bareHosts } = parts
  let hasWarned = !isProduction
  /** Warns once where a request shows a proxy whose word about visitors is not taken. */
  function warnOfProxy(request: Request, { viaTrustedProxy, clientAddress }: RequestOrigin): void {
    const warning = hasWarned || viaTrustedProxy ? null : proxyWarningOf(request.headers, clientAddress)
    if (warning === null) return
    hasWarned = true
    parts.log.warn({}, warning)
  }
  const resolveHost = createHostResolver({
    ...{ store: parts.store, demo: !isProduction },
    ...(bareHosts && { bare: bareHosts }),
  })
  return async (c, next) => {
    const request = c.req.raw
    const info = hostInfoOf(c)
    const repeated = wronglyRepeated(info?.repeated ?? [])
    if (repeated !== undefined) {
      throw new Problem({ code: 'bad_request', detail: `The header ${repeated} comes more than once.` })
    }
    const origin = requestOrigin(request, info, forwarding)
    if ('malformed' in origin) throw new Problem({ code: 'host_malformed', detail: origin.malformed })
    c.set('origin', origin)
    warnOfProxy(request, origin)
    const shorter = withoutAbsurdQuery(request)
    if (shorter) return shorter
    requireRequestLimits(request)
    const site = cookieSite(origin, request.headers.get('user-agent') ?? '', isProduction)
    const found = await resolveHost(request, origin, site)
    if (found.kind === 'redirect') return found.response
    if (found.kind === 'gallery') return parts.gallery(c)
    if (found.kind === 'unknown') {
      throw new Problem({ code: 'agency_not_found', detail: 'No agency answers at this host.' })
    }
    c.set('caller', {
      agency: found.agency,
      site,
      origin: originText(origin),
      clientAddress: origin.clientAddress,
      country: origin.viaTrustedProxy && countryHeader ? countryIn(request.headers.get(countryHeader)) : null,
      signUpMark: readSignUpCookie(request.headers.get('cookie'), site),
      deviceToken: readDeviceCookie(request.headers.get('cookie'), site),
      bookingCookie: bookingCookieOf(request.headers.get('cookie')),
      preferences: preferenceCookies(request.headers.get('cookie')),
      userAgent: request.headers.get('user-agent'),
      requestId: c.get('requestId'),
    })
    return next()
  }
}

/** What a proxy says of the visitor's country; `XX` and the like stand for one that it does not know. */
function countryIn(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? ''
  return isCountry(code) ? code : null
}
