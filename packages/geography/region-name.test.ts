import { describe, expect, it } from 'vitest'
import { regionName, regions } from './region-name.ts'

describe('regionName', () => {
  it('names the regions of the United States, Canada and Australia', () => {
    expect(regionName('US', 'OR')).toBe('Oregon')
    expect(regionName('US', 'NC')).toBe('North Carolina')
    expect(regionName('CA', '02')).toBe('British Columbia')
    expect(regionName('AU', '07')).toBe('Victoria')
  })

  it('names none elsewhere', () => {
    expect(regionName('DE', '07')).toBe('')
    expect(regionName('US', '')).toBe('')
  })

  it('has 51, 13 and 8 of them, all with a name', () => {
    const count = (code: string) => regions.filter((region) => region.countryCode === code).length
    expect([count('US'), count('CA'), count('AU')]).toEqual([51, 13, 8])
    expect(regions.every(({ name }) => /^[A-Z][A-Za-z ]+$/.test(name))).toBe(true)
  })
})
