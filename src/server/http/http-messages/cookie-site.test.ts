import { describe, expect, it } from 'vitest'
import { cookieSite } from './cookie-site.ts'
import type { RequestOrigin } from './request-origin.ts'

const chromium = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

const at = (name: string, scheme: 'http' | 'https' = 'http'): RequestOrigin => ({
  host: { name, port: '4000' },
  scheme,
  clientAddress: null,
  viaTrustedProxy: false,
})

describe('cookieSite', () => {
  // §9.28
  it('writes Secure cookies over https and always in production, where TLS may end elsewhere', () => {
    expect(cookieSite(at('a.example', 'https'), safari, false)).toEqual({ secure: true })
    expect(cookieSite(at('a.example'), safari, true)).toEqual({ secure: true })
  })

  it('writes Secure cookies on plain localhost for browsers that store them there', () => {
    expect(cookieSite(at('aurora.localhost'), chromium, false)).toEqual({ secure: true })
    expect(cookieSite(at('aurora.localhost'), safari, false)).toEqual({ secure: false })
  })

  it('writes plain cookies over http on other hosts, which only the demo allows', () => {
    expect(cookieSite(at('192.168.0.7'), chromium, false)).toEqual({ secure: false })
    expect(cookieSite(at('aurora.example'), chromium, false)).toEqual({ secure: false })
    // This name only starts like an address of this machine.
    expect(cookieSite(at('127.0.0.1.aurora.example'), chromium, false)).toEqual({ secure: false })
  })
})
