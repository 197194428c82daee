import { describe, expect, it } from 'vitest'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'

describe('the session cookie', () => {
  it('is HttpOnly, Secure, SameSite=Lax, for the whole site, without Domain, and prefixed', () => {
    expect(writeSessionCookie('abc', 60, { secure: true })).toBe(
      '__Host-livery_session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('loses only prefix and Secure where the browser would not keep them', () => {
    expect(writeSessionCookie('abc', 60, { secure: false })).toBe(
      'livery_session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('is read from its own name only, so that a plain cookie set by a neighbour host is not taken for it', () => {
    const header = 'livery_session=plain; __Host-livery_session=real'
    expect(readSessionCookie(header, { secure: true })).toBe('real')
    expect(readSessionCookie(header, { secure: false })).toBe('plain')
    expect(readSessionCookie('livery_session=plain', { secure: true })).toBeNull()
    expect(readSessionCookie(null, { secure: true })).toBeNull()
    expect(readSessionCookie('__Host-livery_session=', { secure: true })).toBeNull()
  })
})
