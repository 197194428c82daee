import { describe, expect, it } from 'vitest'
import { ratiosOf, type SizeFigures } from './many-agencies.ts'
import { zipfNumbers } from './zipf-numbers.ts'

describe('zipfNumbers', () => {
  const draws = (count: number, seed: number) => {
    const draw = zipfNumbers(count, seed)
    return Array.from({ length: 20_000 }, draw)
  }

  it('draws the second agency half as often as the first, and the tenth a tenth as often', () => {
    const drawn = draws(100, 1)
    const times = (number: number) => drawn.filter((one) => one === number).length
    expect(times(2) / times(1)).toBeCloseTo(1 / 2, 1)
    expect(times(10) / times(1)).toBeCloseTo(1 / 10, 1)
  })

  it('draws each number from 1 to the count, and nothing else', () => {
    expect(new Set(draws(10, 2))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(new Set(draws(1, 2))).toEqual(new Set([1]))
  })

  it('draws the same for the same seed', () => {
    expect(draws(1000, 3)).toEqual(draws(1000, 3))
    expect(draws(1000, 3)).not.toEqual(draws(1000, 4))
  })
})

it('divides the figures of the largest database by those of the smallest', () => {
  const visits = (p50: number, p99: number, processor: number) => ({ p50, p99, processor })
  const size = (agencies: number, factor: number): SizeFigures => {
    const homes = {
      cachedHome: visits(1, factor, 2),
      uncachedHome: visits(factor, 10, 4 * factor),
    }
    return {
      agencies,
      filledAfterSeconds: 1,
      start: { milliseconds: 1000, processorMilliseconds: 900 },
      memory: { readyMegabytes: 150, afterVisitsMegabytes: 200, afterTailMegabytes: 210 },
      oneNode: homes,
      threeNodes: homes,
      publishReach: { p50: 20, p99: 40 },
    }
  }
  const ratios = { cachedHome: visits(1, 3, 1), uncachedHome: visits(3, 1, 3) }
  expect(ratiosOf([size(10, 1), size(1000, 2), size(100_000, 3)])).toEqual({
    oneNode: ratios,
    threeNodes: ratios,
  })
})
