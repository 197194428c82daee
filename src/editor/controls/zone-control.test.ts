import { describe, expect, it } from 'vitest'
import { allZones, foundZones, zoneOf, zoneText } from './zone-control.tsx'

describe('time zones', () => {
  it('are found by city, region and identifier, with prefix matches first', () => {
    const found = (text: string) => foundZones(allZones(), text).map(({ id }) => id)
    expect(found('lis')[0]).toBe('Europe/Lisbon')
    expect(found('São Paulo')).toEqual(['America/Sao_Paulo'])
    expect(found('america/new_york')).toEqual(['America/New_York'])
    expect(found('argentina').every((id) => id.startsWith('America/Argentina/'))).toBe(true)
    expect(found('nowhere at all')).toEqual([])
  })

  it('are described in words', () => {
    expect(zoneOf('America/Argentina/Buenos_Aires')).toEqual({
      id: 'America/Argentina/Buenos_Aires',
      city: 'Buenos Aires',
      region: 'America, Argentina',
    })
    const { name, offset } = zoneText('Europe/Lisbon', 'en', new Date('2026-07-01T00:00:00Z'))
    expect([name, offset]).toEqual(['Western European Time', 'GMT+1'])
  })
})
