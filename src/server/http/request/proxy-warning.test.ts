import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../hosts/testing-app.ts'
import type { Config } from '../../kernel/config/config.ts'
import { proxyWarningAtStart } from './proxy-warning.ts'

const production = { mode: 'production', trustedProxies: [] } as const
const named = expect.stringMatching(/every visitor counts as one address.*LIVERY_TRUSTED_PROXIES/)

describe('the proxy warning at the start', () => {
  it.each(['localhost', '127.0.0.1', '127.3.2.1', '::1'])(
    'is given in production at %s, which only a proxy reaches, without trusted proxies',
    (address) => {
      expect(proxyWarningAtStart({ ...production, address })).toEqual(named)
    },
  )

  it.each<Pick<Config, 'mode' | 'address' | 'trustedProxies'>>([
    { ...production, address: null },
    { ...production, address: '0.0.0.0' },
    { ...production, address: '2001:db8::1' },
    { ...production, address: 'localhost', trustedProxies: ['127.0.0.1'] },
    { mode: 'demo', address: 'localhost', trustedProxies: [] },
  ])('is not given for %j', (config) => {
    expect(proxyWarningAtStart(config)).toBeNull()
  })
})

describe('the proxy warning at a request', () => {
  async function warnings(
    config: Partial<Config>,
    requests: readonly (readonly [string, Record<string, string>])[],
  ): Promise<string[]> {
    const warn = vi.fn()
    const log = { info: () => {}, warn, error: () => {} }
    const base = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const app = await openTestApp({ config: { ...base, ...config }, log })
    for (const [remoteAddress, headers] of requests) {
      await app.call('/api/agency', { host: 'www.aurora.example', headers, info: { remoteAddress } })
    }
    return warn.mock.calls.map(([, message]) => message).filter((message) => /TRUSTED_PROXIES/.test(message))
  }
  const proxied = (name: string) => ['10.0.0.7', { [name]: '203.0.113.5' }] as const

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
    'is given once in production for %s from a peer that is not trusted',
    async (name) => {
      const request = proxied(name)
      const told = await warnings({}, [['10.0.0.7', {}], request, request, request])
      expect(told).toEqual([named])
      expect(told[0]).toContain(`from 10.0.0.7 has the header ${name.toLowerCase()}`)
    },
  )

  it('is not given for a trusted proxy, without such a header, or in the demo', async () => {
    expect(await warnings({ trustedProxies: ['10.0.0.0/8'] }, [proxied('X-Forwarded-For')])).toEqual([])
    expect(await warnings({}, [['203.0.113.5', {}]])).toEqual([])
    expect(await warnings({ mode: 'demo' }, [proxied('X-Forwarded-For')])).toEqual([])
  })
})
