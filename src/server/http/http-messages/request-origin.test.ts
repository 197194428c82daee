import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HostInfo } from './host-info.ts'
import { requestOrigin } from './request-origin.ts'

const from = (
  info?: HostInfo,
  headers: Record<string, string> = {},
  trusted: string[] = [],
  takesForwardedHost = false,
) =>
  requestOrigin(new Request('http://url.example/path', { headers }), info, {
    trustedProxies: trusted,
    takesForwardedHost,
  })

const proxied = (headers: Record<string, string>, takesForwardedHost = true) =>
  from({ hosts: ['inner.example'], remoteAddress: '10.0.0.2' }, headers, ['10.0.0.0/8'], takesForwardedHost)

describe('requestOrigin', () => {
  it('uses the one Host header, or without an adapter the header or the address', () => {
    expect(from({ hosts: ['A.Example:4000'] })).toMatchObject({ host: { name: 'a.example', port: '4000' } })
    expect(from(undefined, { host: 'b.example' })).toMatchObject({ host: { name: 'b.example' } })
    expect(from()).toMatchObject({ host: { name: 'url.example' }, scheme: 'http', clientAddress: null })
  })

  it('refuses no host, two hosts (also equal ones) and an invalid host', () => {
    expect(from({ hosts: [] })).toHaveProperty('malformed')
    expect(from({ hosts: ['a.example', 'b.example'] })).toHaveProperty('malformed')
    expect(from({ hosts: ['a.example', 'a.example'] })).toHaveProperty('malformed')
    expect(from({ hosts: ['a.example, b.example'] })).toHaveProperty('malformed')
    expect(from(undefined, { host: 'a.example, b.example' })).toHaveProperty('malformed')
  })

  it('refuses an absolute request line with another host or port, or an unreadable one', () => {
    const absolute = (absoluteForm: string) => from({ hosts: ['a.example'], absoluteForm })
    expect(absolute('http://A.example./x')).toMatchObject({ host: { name: 'a.example' } })
    expect(absolute('http://a.example:80/x')).toMatchObject({ host: { name: 'a.example' } })
    for (const other of [
      'http://b.example/x',
      'http://a.example:8080/x',
      'http://a.example@b.example/',
      'http://b.example\\@a.example/',
      'ftp://a.example/',
      'http:///x',
      'a.example',
    ]) {
      expect(absolute(other), other).toHaveProperty('malformed')
    }
  })

  it('ignores forwarding headers of untrusted peers', () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6',
    }
    expect(from({ hosts: ['a.example'], remoteAddress: '192.0.2.7' }, headers, ['10.0.0.0/8'])).toEqual({
      host: { name: 'a.example', port: '' },
      scheme: 'http',
      clientAddress: '192.0.2.7',
      viaTrustedProxy: false,
    })
  })

  it('accepts host, scheme and client address from a trusted proxy', () => {
    const headers = {
      'x-forwarded-host': 'a.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.7',
    }
    expect(proxied(headers)).toEqual({
      host: { name: 'a.example', port: '' },
      scheme: 'https',
      clientAddress: '192.0.2.7',
      viaTrustedProxy: true,
    })
  })

  it('ignores the forwarded host of a trusted proxy unless the setting allows it', () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect(proxied(headers, false)).toMatchObject({ host: { name: 'inner.example' }, scheme: 'https' })
    expect(proxied({ 'x-forwarded-host': 'a.example, b.example' }, false)).toMatchObject({
      host: { name: 'inner.example' },
    })
  })

  it('ignores the forwarded host of untrusted peers, whatever the setting', () => {
    const info = { hosts: ['a.example'], remoteAddress: '192.0.2.7' }
    expect(from(info, { 'x-forwarded-host': 'evil.example' }, ['10.0.0.0/8'], true)).toMatchObject({
      host: { name: 'a.example' },
    })
  })

  it('refuses a trusted proxy that forwards two hosts', () => {
    expect(proxied({ 'x-forwarded-host': 'a.example, b.example' })).toHaveProperty('malformed')
  })

  it('uses the rightmost untrusted address, which a client cannot invent', () => {
    expect(proxied({ 'x-forwarded-for': '6.6.6.6, 192.0.2.7, 10.0.0.9' })).toMatchObject({
      clientAddress: '192.0.2.7',
    })
    expect(proxied({ 'x-forwarded-for': '192.0.2.7, nonsense' })).toMatchObject({ clientAddress: '10.0.0.2' })
  })

  it("never throws, and never returns a name other than the Host header's", () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('a.example', 'b.example', 'a.example:80', 'A.EXAMPLE.'),
    )
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 3 }),
        fc.option(hostile, { nil: undefined }),
        (hosts, line) => {
          const origin = from({ hosts, absoluteForm: line === undefined ? undefined : `http://${line}/` })
          if ('malformed' in origin) return
          expect(hosts).toHaveLength(1)
          expect(hosts[0]?.toLowerCase()).toContain(origin.host.name)
        },
      ),
    )
  })
})
