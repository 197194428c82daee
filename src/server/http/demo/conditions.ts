import type { MiddlewareHandler } from 'hono'
import { CONDITIONS_COOKIE, type Conditions, MOST_LATENCY_MS } from '../../../contract/bar.ts'
import { scenarioNamed } from '../../domain/suppliers/scenario.ts'
import { deriveRequest } from '../http-messages/derive-request.ts'
import { readCookie } from '../http-messages/read-cookies.ts'
import type { AppEnv } from '../request-context/app-env.ts'

/**
 * Returns the conditions that the bar of demo and development stored in the cookie; invalid ones are ignored.
 * `latency` is in milliseconds, at most MOST_LATENCY_MS.
 */
export function conditionsOf(cookies: string | null): Conditions {
  const stored = new URLSearchParams(readCookie(cookies, CONDITIONS_COOKIE) ?? '')
  const latency = /^\d{1,5}$/.test(stored.get('latency') ?? '') ? Number(stored.get('latency')) : 0
  return {
    latency: Math.min(latency, MOST_LATENCY_MS),
    scenario: scenarioNamed(stored.get('scenario') ?? '') ?? '',
  }
}

/** Delays calls and passes the scenario to the supplier, as the bar's cookie says. For demo and development alone. */
export function underConditions(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { latency, scenario } = conditionsOf(c.req.header('cookie') ?? null)
    if (latency > 0) await later(latency, c.req.raw.signal)
    if (scenario !== '' && !c.req.header('x-livery-scenario')) {
      const headers = new Headers(c.req.raw.headers)
      headers.set('x-livery-scenario', scenario)
      c.req.raw = deriveRequest(c.req.raw, { headers })
    }
    await next()
  }
}

/** Waits for the given time, or until the caller leaves. */
function later(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
