import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../tenant/language.ts'
import { testStay } from '../products/hotel/testing-stay.ts'
import type { BookingDocument } from './booking-document.ts'
import { calendarFile } from './calendar-file.ts'
import { testBookingDocument } from './testing-booking-document.ts'

function read(document: BookingDocument) {
  const text = calendarFile(document)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString()
  return { text, method: calendar.getFirstPropertyValue('method'), value }
}

const withName = (name: string) => testBookingDocument({ stay: testStay({ property: { name } }) })

describe('a calendar file', () => {
  it("lasts from check-in to check-out in the hotel's time, even if its clocks change in between", () => {
    const { value } = read(testBookingDocument())
    // Summer time ends in Rome on 25 October 2026: two hours ahead of UTC on arrival, one on departure.
    expect(value('dtstart')).toBe('2026-10-23T13:00:00Z')
    expect(value('dtend')).toBe('2026-10-26T10:00:00Z')
  })

  it('uses the hotel’s time zone, not the server’s', () => {
    const stay = testStay({ property: { timeZone: 'Pacific/Auckland' } })
    expect(read(testBookingDocument({ stay })).value('dtstart')).toBe('2026-10-23T02:00:00Z')
  })

  it('keeps its identity and counts up, so that a newer one replaces it', () => {
    const [first, second] = [1, 4].map((changes) => read(testBookingDocument({ changes })))
    expect(first?.value('uid')).toBe('LV-7K3QX9.0f8b2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4')
    expect(second?.value('uid')).toBe(first?.value('uid'))
    expect([first?.value('sequence'), second?.value('sequence')]).toEqual(['1', '4'])
  })

  it.each([
    ['confirmed', 'PUBLISH', 'CONFIRMED', 'Stay at Albergo della Luna'],
    ['cancellation_requested', 'PUBLISH', 'CONFIRMED', 'Stay at Albergo della Luna'],
    ['pending', 'PUBLISH', 'TENTATIVE', 'Not yet confirmed: Albergo della Luna'],
    ['cancelled', 'CANCEL', 'CANCELLED', 'Cancelled: Albergo della Luna'],
    ['rejected', 'CANCEL', 'CANCELLED', 'Cancelled: Albergo della Luna'],
  ] as const)('of a booking that is %s says: %s, %s', (state, method, status, summary) => {
    const file = read(testBookingDocument({ state }))
    expect(file.method).toBe(method)
    expect(file.value('status')).toBe(status)
    expect(file.value('summary')).toBe(summary)
  })

  it('contains the place, the organiser and the booking numbers', () => {
    const { text, value } = read(testBookingDocument())
    expect(value('location')).toBe('Albergo della Luna\nVia dei Coronari 112, Roma, Italy')
    expect(text).toContain('\r\nGEO:41.89981;12.47123\r\n')
    expect(value('url')).toBe('https://www.agency.example/mytrip/LV-7K3QX9')
    expect(value('organizer')).toBe('mailto:hello@agency.example')
    for (const part of ['LV-7K3QX9', 'AL-448812', '3 nights, 2 rooms', '+39 06 555 0142', 'A cot for Nia'])
      expect(value('description')).toContain(part)
  })

  it('of an agency without an address names none', () => {
    const document = testBookingDocument()
    const { value } = read({ ...document, brand: { ...document.brand, email: '' }, link: null })
    expect([value('organizer'), value('url')]).toEqual([undefined, undefined])
  })

  it.each(languageCodes)('is written in %s', (language) => {
    const { value } = read(testBookingDocument({}, language))
    expect(value('summary')).toContain('Albergo della Luna')
    expect(`${value('summary')}${value('description')}`).not.toMatch(/\{\{|undefined/)
  })

  it('ends every line, including the last, as the format requires', () => {
    const { text } = read(testBookingDocument())
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.split('\r\n').slice(0, -1)).not.toContain('')
  })

  it('is the same for the same booking at any time', () => {
    expect(calendarFile(testBookingDocument())).toBe(calendarFile(testBookingDocument()))
  })
})

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'\\;,:"^\n\r\t nN日ø🏨\u0000\u2028\u202e\ud83c'), maxLength: 200 }),
  )
  const written = (text: string) =>
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .toWellFormed()

  it('of a request survives the format unchanged, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(anyText, (requests) => {
        const { text, value } = read(testBookingDocument({ requests }))
        expect(value('description')).toContain(written(requests.trim()))
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('of a hotel’s name adds no line', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const { text, value } = read(withName(`x${name}\r\nATTENDEE:mailto:eve@x.example`))
        expect(text).not.toMatch(/\r\nATTENDEE/)
        expect(value('status')).toBe('CONFIRMED')
      }),
    )
  })
})
