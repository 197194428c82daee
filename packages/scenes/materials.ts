import { adjust, mix } from './color.ts'
import type { Climate, Season } from './scene-kind.ts'

/** The materials of a place as they look at noon, before the light of the time of day. */
export interface Materials {
  readonly foliage: string
  /** The darker, evergreen plant: pine, fir, palm. */
  readonly evergreen: string
  readonly grass: string
  readonly earth: string
  readonly sand: string
  readonly rock: string
  readonly shallow: string
  readonly deep: string
  readonly walls: readonly string[]
  readonly roofs: readonly string[]
  readonly blossom: string
  readonly snowy: boolean
}

const ofClimate: Record<Climate, Materials> = {
  tropical: {
    foliage: '#3f9c5c',
    evergreen: '#23704f',
    grass: '#7cb553',
    earth: '#b98a5c',
    sand: '#f6e3bb',
    rock: '#857a70',
    shallow: '#4fd0c6',
    deep: '#1686ab',
    walls: ['#f8edd8', '#f4c9a4', '#e9f0e4', '#f1d488', '#a5d3ca', '#f0b3a2'],
    roofs: ['#b9683f', '#96623f', '#c98b52'],
    blossom: '#e8527a',
    snowy: false,
  },
  mediterranean: {
    foliage: '#6f8f50',
    evergreen: '#3d6449',
    grass: '#b0b163',
    earth: '#c39a6b',
    sand: '#f0dcae',
    rock: '#c2ab90',
    shallow: '#4fbcc8',
    deep: '#1f72a6',
    walls: ['#f7e9d2', '#f0cba2', '#e5a981', '#f4d9b8', '#ecbfab', '#fbf4e6'],
    roofs: ['#c86a41', '#b85c3c', '#d28250'],
    blossom: '#c8447e',
    snowy: false,
  },
  arid: {
    foliage: '#93975a',
    evergreen: '#5f7d4d',
    grass: '#d0b87c',
    earth: '#cf9058',
    sand: '#efc185',
    rock: '#c27552',
    shallow: '#5fbfb8',
    deep: '#2c7f9c',
    walls: ['#ebcda4', '#dfb586', '#f3e0bf', '#d6a374', '#f0d5ad'],
    roofs: ['#c99566', '#b9825a', '#4a9c9c'],
    blossom: '#d8487a',
    snowy: false,
  },
  temperate: {
    foliage: '#6a9a52',
    evergreen: '#3f6f4a',
    grass: '#92b55e',
    earth: '#a98a66',
    sand: '#e2d2aa',
    rock: '#96948c',
    shallow: '#69b0b6',
    deep: '#33708f',
    walls: ['#f3e9d8', '#e2bf97', '#cd8d73', '#ead8b8', '#bfcac4', '#e9c5a6'],
    roofs: ['#8f5344', '#66697a', '#a85f47'],
    blossom: '#e6a3b8',
    snowy: false,
  },
  nordic: {
    foliage: '#5a8a63',
    evergreen: '#33614f',
    grass: '#98ad6c',
    earth: '#93836c',
    sand: '#dbd0b4',
    rock: '#7f8891',
    shallow: '#6fabb8',
    deep: '#2f6483',
    walls: ['#b94f42', '#e6b655', '#f4f0e6', '#6d97a6', '#d98745', '#c9d2cf'],
    roofs: ['#474f59', '#5f6269', '#7c433b'],
    blossom: '#b98cc8',
    snowy: false,
  },
  alpine: {
    foliage: '#568a58',
    evergreen: '#34624c',
    grass: '#8fba5c',
    earth: '#a08868',
    sand: '#d8ccb0',
    rock: '#8d95a6',
    shallow: '#62b4ba',
    deep: '#2b6c8c',
    walls: ['#f5ecdd', '#a87550', '#c08f5f', '#f0e2c8', '#8f6242'],
    roofs: ['#6f4d3c', '#524440', '#82604a'],
    blossom: '#e88aa0',
    snowy: false,
  },
}

const coldWinter = new Set<Climate>(['temperate', 'nordic', 'alpine'])

/**
 * Returns the colours of ground, plants, water and houses in a climate and season. Only cold climates turn white in
 * winter.
 */
export function materialsOf(climate: Climate, season: Season): Materials {
  const base = ofClimate[climate]
  if (climate === 'tropical') return base
  if (season === 'spring') {
    return { ...base, foliage: adjust(base.foliage, 0.05, 1.15, 4), grass: adjust(base.grass, 0.02, 1.2, 8) }
  }
  if (season === 'autumn') {
    const turned = coldWinter.has(climate) ? 0.85 : 0.35
    return {
      ...base,
      foliage: mix(base.foliage, '#d3842f', turned),
      grass: mix(base.grass, '#c9a452', turned * 0.6),
    }
  }
  if (season === 'winter' && coldWinter.has(climate)) {
    return {
      ...base,
      foliage: mix(base.foliage, '#9a8f86', 0.75),
      grass: '#eef3f8',
      earth: '#dde5ee',
      sand: mix(base.sand, '#eef3f8', 0.6),
      deep: mix(base.deep, '#3d5f78', 0.5),
      shallow: mix(base.shallow, '#8fb3c0', 0.5),
      snowy: true,
    }
  }
  return base
}
