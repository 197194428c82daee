import { describe, expect, it } from 'vitest'
import { hotelAmenities, reviewThemes } from '../../../../../server/domain/suppliers/hotel-property.ts'
import { boards as suppliedBoards } from '../../../../../server/domain/suppliers/hotel-room.ts'
import { localTime, timeOfDay, trustedNow } from '../../../../../tenant/local-time.ts'
import { zoneName } from '../../../../../tenant/zone-name.ts'
import { guestScoreWord } from '../../../spine/results/guest-score.tsx'
import { amenityGroups, byWeight, isAmenity } from './amenities.ts'
import { boards } from './boards.ts'

describe('hotel vocabulary', () => {
  it('has every amenity in one group, with a weight', () => {
    const grouped = Object.values(amenityGroups).flat()
    expect(grouped.toSorted()).toEqual([...hotelAmenities].toSorted())
    expect(byWeight(hotelAmenities).toSorted()).toEqual([...hotelAmenities].toSorted())
    expect([isAmenity('pool'), isAmenity('__proto__'), isAmenity('')]).toEqual([true, false, false])
  })

  it('has every board, from the fewest to the most meals', () => {
    expect(boards).toEqual(suppliedBoards)
  })

  it('has a sentence for each sample review in every language', () => {
    const texts = import.meta.glob<Record<string, string>>('../pages/text/*.json', {
      eager: true,
      import: 'default',
    })
    const codes = reviewThemes.flatMap((theme) =>
      ['praise', 'mixed'].flatMap((tone) => [1, 2, 3].map((variant) => `said.${theme}.${tone}.${variant}`)),
    )
    expect(codes).toHaveLength(36)
    expect(Object.keys(texts)).toHaveLength(9)
    for (const text of Object.values(texts)) {
      expect(new Set(codes.map((code) => text[code])).size).toBe(36)
      expect(codes.filter((code) => !text[code])).toEqual([])
    }
  })

  it('gives no higher praise than guests did', () => {
    expect([5, 4.6, 4.5, 4.2, 3.9, 3.4, 2.9, 0].map(guestScoreWord)).toEqual([
      'exceptional',
      'exceptional',
      'excellent',
      'veryGood',
      'good',
      'pleasant',
      'mixed',
      'mixed',
    ])
  })
})

describe('property time', () => {
  it("is written as the property's clocks show it, with the year if it differs", () => {
    expect(localTime('2026-12-02T18:00:00', 'en-US', '2026-11-22')).toMatch(/^Dec 2, 6:00.PM$/)
    expect(localTime('2027-01-02', 'en-US', '2026-11-22')).toBe('Jan 2, 2027')
    expect(timeOfDay('15:00', 'de-DE')).toBe('15:00')
  })

  it("names its time zone, or falls back to the zone's raw name", () => {
    const at = new Date('2026-03-10T12:00:00Z')
    expect(zoneName('America/New_York', 'en-US', at)).toBe('Eastern Time')
    expect(zoneName('Europe/Lisbon', 'en-US', at)).toBe('Western European Time')
    expect(zoneName('Mars/Olympus', 'en-US', at)).toBe('Mars/Olympus')
  })

  it("is the device's time, unless its clock is days off", () => {
    const device = Date.parse('2026-03-10T15:00:00Z')
    expect(trustedNow('2026-03-10', device)).toEqual(new Date(device))
    expect(trustedNow('2026-03-10', Date.parse('2031-01-01T00:00:00Z'))).toEqual(
      new Date('2026-03-10T00:00:00Z'),
    )
  })
})
