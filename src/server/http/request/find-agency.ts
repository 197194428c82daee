import type { Context, MiddlewareHandler } from 'hono'
import { isCountry } from '../../../../packages/geography/countries/is-country.ts'
import type { Store } from '../../adapters/store/store.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Log } from '../../kernel/log/log.ts'
import { cookieSite } from '../http-messages/cookie-site.ts'
import { wronglyRepeated } from '../http-messages/request-headers.ts'
import { requireRequestLimits, withoutAbsurdQuery } from '../http-messages/request-limits.ts'
import {
  type Forwarding,
  originText,
  type RequestOrigin,
  requestOrigin,
} from '../http-messages/request-origin.ts'
import { type AppEnv, hostInfoOf } from '../request-context/app-env.ts'
import { readDeviceCookie } from '../request-context/cookies/device-cookie.ts'
import { bookingCookieOf } from '../request-context/cookies/guest-cookie.ts'
import { preferenceCookies } from '../request-context/cookies/preference-cookies.ts'
import { readSignUpCookie } from '../request-context/cookies/sign-up-cookie.ts'
import { type BareHosts, createHostResolver } from './host-resolver.ts'
import { proxyWarningOf } from './proxy-warning.ts'

export interface FindAgencyDependencies {
  store: Pick<Store, 'agencyByHost' | 'agencyBySlug'>
  isProduction: boolean
  log: Log
  forwarding: Forwarding
  /** The header in which a trusted proxy reports the visitor's country. */
  countryHeader: string | null
  gallery: (c: Context<AppEnv>) => Promise<Response>
  /** Hosts of the gallery; by default this machine's names. */
  bareHosts?: BareHosts | undefined
}

/**
 * Makes the handler that finds a request's agency and passes only requests that have one. A malformed Host is
 * refused, an unknown one gets a constant page, and the bare local host gets the gallery. Source: security, 1.
 */
export function findAgency(dependencies: FindAgencyDependencies): MiddlewareHandler<AppEnv> {
  const { isProduction, forwarding, countryHeader, bareHosts } = dependencies
  let hasWarned = !isProduction
  /** Warns once if a request comes through a proxy that is not trusted. */
  function warnOfProxy(request: Request, { viaTrustedProxy, clientAddress }: RequestOrigin): void {
    const warning = hasWarned || viaTrustedProxy ? null : proxyWarningOf(request.headers, clientAddress)
    if (warning === null) return
    hasWarned = true
    dependencies.log.warn({}, warning)
  }
  const resolveHost = createHostResolver({
    store: dependencies.store,
    demo: !isProduction,
    ...(bareHosts && { bare: bareHosts }),
  })
  return async (c, next) => {
    const request = c.req.raw
    const info = hostInfoOf(c)
    const repeated = wronglyRepeated(info?.repeated ?? [])
    if (repeated !== undefined) {
      throw new Problem({ code: 'bad_request', detail: `The header ${repeated} may be sent only once.` })
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
    if (found.kind === 'gallery') return dependencies.gallery(c)
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

/** The visitor's country from the proxy; `XX` and similar codes mean unknown. */
function countryIn(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? ''
  return isCountry(code) ? code : null
}
