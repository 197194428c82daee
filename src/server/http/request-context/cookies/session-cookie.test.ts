import { describe, expect, it } from 'vitest'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'

const real = 'r'.repeat(43)
const plain = 'p'.repeat(43)

describe('the session cookie', () => {
  // §9.26, §9.28
  it('is HttpOnly, Secure, SameSite=Lax, for the whole site, without Domain, and prefixed', () => {
    expect(writeSessionCookie('abc', 60, { secure: true })).toBe(
      '__Host-livery_session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('loses only prefix and Secure if the browser would not store them', () => {
    expect(writeSessionCookie('abc', 60, { secure: false })).toBe(
      'livery_session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it("is read by its own name only, never from a neighbour host's plain cookie", () => {
    const header = `livery_session=${plain}; __Host-livery_session=${real}`
    expect(readSessionCookie(header, { secure: true })).toBe(real)
    expect(readSessionCookie(header, { secure: false })).toBe(plain)
    expect(readSessionCookie(`livery_session=${plain}`, { secure: true })).toBeNull()
    expect(readSessionCookie(null, { secure: true })).toBeNull()
    expect(readSessionCookie('__Host-livery_session=', { secure: true })).toBeNull()
  })

  it.each(['forged', 'a%0D%0Ab', '%C4%80', '%00', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}%0A`])(
    'has no token for %j',
    (value) => {
      expect(readSessionCookie(`__Host-livery_session=${value}`, { secure: true })).toBeNull()
    },
  )
})
