import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalHost, hostText } from './canonical-host.ts'

describe('canonicalHost', () => {
  it('lower-cases the name, strips one trailing dot and separates the port', () => {
    expect(canonicalHost('Aurora.Example.')).toEqual({ name: 'aurora.example', port: '' })
    expect(canonicalHost('AURORA.localhost:4000')).toEqual({ name: 'aurora.localhost', port: '4000' })
    expect(canonicalHost('aurora.localhost.:4000')).toEqual({ name: 'aurora.localhost', port: '4000' })
  })

  it('accepts IP addresses, with IPv6 in brackets and in one spelling', () => {
    expect(canonicalHost('127.0.0.1:80')).toEqual({ name: '127.0.0.1', port: '80' })
    expect(canonicalHost('[::1]:4000')).toEqual({ name: '[::1]', port: '4000' })
    expect(canonicalHost('[0:0:0:0:0:0:0:1]')).toEqual({ name: '[::1]', port: '' })
  })

  it.each([
    '',
    ' ',
    '.',
    'a..b',
    'a.b..',
    '-a.b',
    'a-.b',
    'a_b.c',
    'a.b:',
    'a.b:port',
    'a.b:99999',
    'a.b:1:2',
    'user@a.b',
    'a.b/path',
    'a.b?x',
    'a.b#x',
    'a.b\\c',
    'a.b, c.d',
    'a b.c',
    'a.b\n',
    'ä.example',
    'a%2eb',
    '[::1',
    '::1',
    '[zz]',
    '[1:2]',
    `${'a'.repeat(64)}.example`,
    'a.'.repeat(200),
  ])('refuses %j', (value) => {
    expect(canonicalHost(value)).toBeNull()
  })

  it('returns null or a name of host characters for any text, and its own result unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.ipV4(), fc.webAuthority()),
        (text) => {
          const host = canonicalHost(text)
          if (host === null) return
          expect(host.name).toMatch(/^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/)
          expect(host.name).not.toMatch(/\.\.|\.$/)
          expect(canonicalHost(hostText(host))).toEqual(host)
        },
      ),
    )
  })
})
