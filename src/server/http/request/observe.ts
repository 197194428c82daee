import type { MiddlewareHandler } from 'hono'
import type { Log } from '../../kernel/log/log.ts'
import { addSecurityHeaders } from '../http-messages/security-headers.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import type { Metrics } from './metrics.ts'

/** The path of a shared link is a secret, so it is not logged. */
function withoutSecret(path: string): string {
  return path.replace(/^(\/+preview\/+).+/i, '$1…')
}

/**
 * Makes the outermost handler: it numbers the request, adds the security headers to the answer, counts it and writes
 * one log line. Only the names of query parameters are logged, since values can be secrets. Source: security, 12, 19.
 */
export function observe(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('area', 'page')
    await next()
    const milliseconds = performance.now() - began
    addSecurityHeaders(c.res.headers, c.get('origin')?.scheme ?? 'http')
    metrics.observe(c.get('area'), c.res.status, milliseconds / 1000)
    if (c.get('area') === 'probe') return
    log.info(
      {
        requestId,
        method: c.req.method,
        path: withoutSecret(c.req.path).slice(0, 200),
        query: [...new Set(new URL(c.req.url).searchParams.keys())]
          .slice(0, 20)
          .map((name) => name.slice(0, 40)),
        status: c.res.status,
        ms: Math.round(milliseconds * 10) / 10,
        agency: c.get('caller')?.agency.slug,
        visit: c.get('visit'),
      },
      'request',
    )
  }
}
