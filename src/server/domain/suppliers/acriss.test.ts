import { describe, expect, it } from 'vitest'
import { acrissLetters, decodeAcriss } from './acriss.ts'

/** Both tables of the fourth letter as they are published: fuel, and whether the air is conditioned. */
const currentTable = `R unspecified +|N unspecified -|D diesel +|Q diesel -|H hybrid +|I plug_in_hybrid +|E electric +|C electric +|
L gas +|S gas -|A hydrogen +|B hydrogen -|M multi_fuel +|F multi_fuel -|V petrol +|Z petrol -|U ethanol +|X ethanol -`
const formerTable = currentTable
  .replace('I plug_in_hybrid +', 'I hybrid -')
  .replace('C electric +', 'C electric -')
const rows = (table: string) => table.split('|').map((row) => row.trim().split(' '))

const categories =
  'M mini|N mini!|E economy|H economy!|C compact|D compact!|I intermediate|J intermediate!|S standard|R standard!|F full_size|G full_size!|P premium|U premium!|L luxury|W luxury!|O oversize|X special'
const bodies =
  'B two_door|C two_four_door|D four_door|W estate|V van|L limousine|S sport|T convertible|F suv|J open_all_terrain|X special|P pickup|Q pickup|Z special|E coupe|M monospace|R recreational|H motor_home|Y two_wheel|N roadster|G crossover|K commercial_van'
const drives =
  'M manual unspecified|N manual four_wheel|C manual all_wheel|A automatic unspecified|B automatic four_wheel|D automatic all_wheel'

describe('an ACRISS code', () => {
  it('has a known letter at each of its four places, and no other', () => {
    const listed = (table: string) => rows(table).map(([letter]) => letter)
    expect(acrissLetters.category).toEqual(listed(categories))
    expect(acrissLetters.body).toEqual(listed(bodies))
    expect(acrissLetters.drive).toEqual(listed(drives))
    expect(acrissLetters.fuel).toEqual(listed(currentTable))
  })

  it.each(rows(categories))('begins with %s for %s', (letter, category = '') => {
    const isElite = category.endsWith('!')
    expect(decodeAcriss(`${letter}CMR`)).toMatchObject({ category: category.replace('!', ''), isElite })
  })

  it.each(rows(bodies))('has %s for %s', (letter, body) => {
    expect(decodeAcriss(`E${letter}MR`)).toMatchObject({ body })
  })

  it.each(rows(drives))('has %s for %s, %s', (letter, transmission, drive) => {
    expect(decodeAcriss(`EC${letter}R`)).toMatchObject({ transmission, drive })
  })

  describe.each([
    ['current', currentTable],
    ['former', formerTable],
  ] as const)('of the %s table', (table, published) => {
    it.each(rows(published))('ends with %s for %s, air %s', (letter, fuel, air) => {
      expect(decodeAcriss(`ECM${letter}`, table)).toMatchObject({ fuel, hasAirConditioning: air === '+' })
    })
  })

  it('is decoded in words', () => {
    expect(decodeAcriss('SFBD')).toEqual({
      category: 'standard',
      isElite: false,
      body: 'suv',
      transmission: 'automatic',
      drive: 'four_wheel',
      fuel: 'diesel',
      hasAirConditioning: true,
    })
  })

  it.each(['', 'ECM', 'ECMRR', 'ecmr', 'QCMR', 'EAMR', 'ECXR', 'ECMY', '____', 'constructor'])(
    'is not %j',
    (text) => {
      expect(decodeAcriss(text)).toBeNull()
    },
  )
})
