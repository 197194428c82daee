import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addGuestBooking, readGuestBookings } from './guest-cookie.ts'

const site = { secure: true } as Parameters<typeof readGuestBookings>[1]
const key = 'k'.repeat(32)
const sent = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('the bookings that a browser opens without an account', () => {
  it('are read as written, latest first, each once', () => {
    const one = addGuestBooking(new Map(), 'LV-AAAAAA', key, site)
    const two = addGuestBooking(readGuestBookings(sent(one), site), 'LV-BBBBBB', key, site)
    const again = addGuestBooking(readGuestBookings(sent(two), site), 'LV-AAAAAA', `${key}2`, site)
    expect([...readGuestBookings(sent(again), site)]).toEqual([
      ['LV-AAAAAA', `${key}2`],
      ['LV-BBBBBB', key],
    ])
  })

  it('are hidden from scripts and other sites, for half a year', () => {
    const cookie = addGuestBooking(new Map(), 'LV-AAAAAA', key, site)
    expect(cookie).toMatch(
      /^__Host-livery_bookings=.*; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(addGuestBooking(new Map(), 'LV-AAAAAA', key, { secure: false } as typeof site)).not.toContain(
      'Secure',
    )
  })

  it('are limited to twelve, so that the cookie stays small', () => {
    let held = readGuestBookings(null, site)
    for (let index = 10; index < 40; index += 1) {
      held = readGuestBookings(sent(addGuestBooking(held, `LV-AAAA${index}`, key, site)), site)
    }
    expect(held.size).toBe(12)
    expect([...held.keys()][0]).toBe('LV-AAAA39')
  })

  it('are empty for a malformed cookie', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const held = readGuestBookings(`__Host-livery_bookings=${encodeURIComponent(text)}`, site)
        for (const reference of held.keys()) expect(reference).toMatch(/^[A-Z0-9-]+$/)
      }),
    )
    expect(readGuestBookings('__Host-livery_bookings=%E0%A4%A', site).size).toBe(0)
  })
})
