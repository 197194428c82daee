import { describe, expect, it } from 'vitest'
import { visitOf, visitOfPage } from './visit-cookie.ts'

const call = (query = '', headers: Record<string, string> = {}) =>
  new Request(`http://a.example/api/agency${query}`, { headers })

describe('the visit id', () => {
  it('is created at the first call and set as a cookie', () => {
    const visit = visitOf(call(), { secure: true })
    expect(visit.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(visit.setCookie).toBe(`livery_visit=${visit.id}; Path=/; HttpOnly; Secure; SameSite=Lax`)
  })

  it('is stored from then on, without setting it again', () => {
    expect(visitOf(call('', { cookie: 'livery_visit=visit-0001' }), { secure: true })).toEqual({
      id: 'visit-0001',
      setCookie: null,
    })
  })

  // §2.4.7
  it('is taken from xsessionid when that is well-formed (spec §2.4)', () => {
    const visit = visitOf(call('?xsessionid=given-1234', { cookie: 'livery_visit=visit-0001' }), {
      secure: false,
    })
    expect(visit).toEqual({
      id: 'given-1234',
      setCookie: 'livery_visit=given-1234; Path=/; HttpOnly; SameSite=Lax',
    })
  })

  it.each(['short', 'a'.repeat(129), 'bad%20value', 'x%0d%0aSet-Cookie:y', '%3Cscript%3E'])(
    'refuses %s',
    (value) => {
      const visit = visitOf(call(`?xsessionid=${value}`, { cookie: 'livery_visit=visit-0001' }), {
        secure: true,
      })
      expect(visit.id).toBe('visit-0001')
    },
  )

  it("is the caller's own header without a cookie", () => {
    expect(visitOf(call('', { 'x-session-id': 'header-123' }), { secure: true }).id).toBe('header-123')
  })

  it('is the stored one for a page, which sets no cookie by itself', () => {
    const page = (query = '', cookie = '') => visitOfPage(call(query, { cookie }), { secure: true })
    expect(page()).toEqual({ id: null, setCookie: null })
    expect(page('', 'livery_visit=visit-0001')).toEqual({ id: 'visit-0001', setCookie: null })
    expect(page('', 'livery_visit=%0d')).toEqual({ id: null, setCookie: null })
    expect(page('?xsessionid=%3Cscript%3E', 'livery_visit=visit-0001').id).toBe('visit-0001')
  })

  // §2.4.7
  it('is set by the xsessionid of a page, once', () => {
    const page = (cookie: string) => visitOfPage(call('?xsessionid=given-1234', { cookie }), { secure: true })
    expect(page('livery_visit=visit-0001')).toEqual({
      id: 'given-1234',
      setCookie: 'livery_visit=given-1234; Path=/; HttpOnly; Secure; SameSite=Lax',
    })
    expect(page('livery_visit=given-1234')).toEqual({ id: 'given-1234', setCookie: null })
  })
})
