import { Hono } from 'hono'
import { canonicalAddress } from '../../kernel/net/ip-range.ts'
import { isLocalhost } from '../http-messages/cookie-site.ts'
import { requestOrigin } from '../http-messages/request-origin.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { hostInfoOf } from '../request-context/app-env.ts'
import type { Metrics } from './metrics.ts'

/**
 * Makes the endpoints for operators: `/healthz` while the process runs and `/readyz` while its database answers, on
 * any Host, and `/metrics` for callers on this machine only. Source: docs/deploy.md.
 */
export function probes(isReady: () => Promise<boolean>, metrics: Metrics): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => {
    c.set('area', 'probe')
    return c.text('ok', 200, { 'cache-control': 'no-store' })
  })
  app.get('/readyz', async (c) => {
    c.set('area', 'probe')
    const ready = await isReady().catch(() => false)
    return ready
      ? c.text('ready', 200, { 'cache-control': 'no-store' })
      : c.text('not ready', 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  })
  app.get('/metrics', async (c, next) => {
    if (!isFromThisMachine(c.req.raw, hostInfoOf(c))) return next()
    c.set('area', 'probe')
    return c.text(await metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return app
}

/**
 * A proxy on this machine also has a loopback address, but its requests name another host or are marked as forwarded.
 */
function isFromThisMachine(request: Request, info: ReturnType<typeof hostInfoOf>): boolean {
  const peer = canonicalAddress(info?.remoteAddress ?? '')
  const origin = requestOrigin(request, info, { trustedProxies: [] })
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) =>
    request.headers.has(name),
  )
  const isLoopback = peer === '::1' || peer?.startsWith('127.') === true
  return isLoopback && !isForwarded && !('malformed' in origin) && isLocalhost(origin.host.name)
}
