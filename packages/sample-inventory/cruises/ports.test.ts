import { expect, it } from 'vitest'
import { isCountry } from '../../geography/countries/is-country.ts'
import { portNamed, portsByCode } from './ports.ts'

it('has ports with real countries, positions and time zones', () => {
  expect(portsByCode.size).toBeGreaterThan(160)
  for (const { code, name, countryCode, position, timeZone, isScenic, terminal } of portsByCode.values()) {
    expect(code).toMatch(/^[A-Z]{5}$/)
    expect(code.startsWith(countryCode)).toBe(true)
    expect(isCountry(countryCode)).toBe(true)
    expect(name).not.toBe('')
    expect(Math.abs(position.latitude)).toBeLessThan(81)
    expect(Math.abs(position.longitude)).toBeLessThanOrEqual(180)
    expect(timeZone).toMatch(/^(Africa|America|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//)
    expect(terminal === null).toBe(isScenic)
  }
})

it('knows which ports need boats, and which are passed only', () => {
  expect(portNamed('GRJTR')).toMatchObject({ name: 'Santorini', isTender: true, timeZone: 'Europe/Athens' })
  expect(portNamed('AQLEM')).toMatchObject({ isScenic: true, timeZone: 'America/Argentina/Ushuaia' })
  expect(portNamed('HUBUD')).toMatchObject({ isRiver: true, isTender: false })
  expect(() => portNamed('XXXXX')).toThrow('no port XXXXX')
})
