import { describe, expect, it } from 'vitest'
import { cookieHeader, cookieOf, type StoredCookie } from './cookie-jar.ts'

const now = Date.UTC(2026, 2, 10)

function kept(...setCookies: string[]): StoredCookie[] {
  return setCookies.map((text) => cookieOf(text, now)).filter((cookie) => cookie !== null)
}

describe('a cookie', () => {
  it('is parsed with the attributes that the browser needs', () => {
    expect(cookieOf('__Host-livery_session=a%3Db; Max-Age=60; Path=/; HttpOnly; Secure', now)).toEqual({
      name: '__Host-livery_session',
      value: 'a%3Db',
      expires: now + 60_000,
      path: '/',
      isHttpOnly: true,
    })
    expect(cookieOf('lng=de; Expires=Tue, 10 Mar 2026 00:01:00 GMT; path=/trips', now)).toMatchObject({
      expires: now + 60_000,
      path: '/trips',
      isHttpOnly: false,
    })
  })

  it('without a name is ignored', () => {
    expect(cookieOf('HttpOnly', now)).toBeNull()
    expect(cookieOf('=x; Path=/', now)).toBeNull()
  })
})

describe('the Cookie header', () => {
  it('has the document’s cookies and the HttpOnly ones', () => {
    expect(cookieHeader('lng=de; a=%3D', kept('session=x%3D; HttpOnly'), { path: '/', now })).toBe(
      'lng=de; a=%3D; session=x%3D',
    )
  })

  it('leaves out expired cookies and those of another path', () => {
    const cookies = kept('gone=1; Max-Age=0', 'old=1; Max-Age=60', 'sso=1; Path=/sso', 'all=1')
    expect(cookieHeader('', cookies, { path: '/sso/start', now })).toBe('old=1; sso=1; all=1')
    expect(cookieHeader('', cookies, { path: '/ssoxy', now: now + 61_000 })).toBe('all=1')
  })
})
