import { expect, it } from 'vitest'
import { placeClimate } from './place-climate.ts'

it('tells the climates of known places apart, south as well as north', () => {
  const places = { Oaxaca: 17.1, Lisbon: 38.7, Vienna: 48.2, Tromsø: 69.6, Sydney: -33.9 }
  expect(Object.values(places).map(placeClimate)).toEqual([
    'tropical',
    'mediterranean',
    'temperate',
    'nordic',
    'mediterranean',
  ])
})
