import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeZoneAt } from './time-zone-at.ts'

describe('timeZoneAt', () => {
  it('returns the IANA zone of a place', () => {
    expect(timeZoneAt({ latitude: 38.71667, longitude: -9.13333 })).toBe('Europe/Lisbon')
    expect(timeZoneAt({ latitude: 55.67594, longitude: 12.56553 })).toBe('Europe/Copenhagen')
  })

  it('returns UTC for an invalid point', () => {
    expect(timeZoneAt({ latitude: Number.NaN, longitude: 0 })).toBe('Etc/UTC')
    expect(timeZoneAt({ latitude: 0, longitude: 181 })).toBe('Etc/UTC')
  })

  it('returns a zone that the runtime knows, anywhere', () => {
    const coordinate = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    fc.assert(
      fc.property(coordinate(90), coordinate(180), (latitude, longitude) => {
        const timeZone = timeZoneAt({ latitude, longitude })
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
