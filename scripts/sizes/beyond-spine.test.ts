import { describe, expect, it } from 'vitest'
import { productViews } from '../../src/remotes/booking/products/registry.ts'
import { beyondSpine, MOST_BEYOND_SPINE, overSpine, spineOf } from './beyond-spine.ts'
import { budgetFor, moduleSizes, readBudgets } from './script-sizes.ts'

const hotel = new Map([
  ['react.js', 60_000],
  ['spine/board.tsx', 9000],
  ['hotel/card.tsx', 4000],
  ['dayjs.js', 5000.4],
])
const car = new Map([
  ['react.js', 60_000],
  ['spine/board.tsx', 9000],
  ['car/card.tsx', 60_001],
])
const spine = spineOf([hotel, car])

describe('scripts beyond the spine', () => {
  it('are those that not every product loads at this step', () => {
    expect([...spine]).toEqual(['react.js', 'spine/board.tsx'])
    expect(beyondSpine(hotel, spine)).toBe(9000)
    expect(spineOf([])).toEqual(new Set())
  })

  it('are reported with the largest modules above 60 kB', () => {
    expect(overSpine('hotel results', hotel, spine)).toBeNull()
    const message = overSpine('car results', car, spine)
    expect(message).toContain('car results: 60.0 kB beyond the spine (gzip), at most 60.0 kB')
    expect(message).toContain('car/card.tsx 60.0 kB')
    expect(message).not.toContain('react.js')
  })

  it('are divided from files by the bytes of their modules', () => {
    const modules = new Map([['a-1.js', { 'a.ts': 300, 'b.ts': 100 }]])
    const scripts = [
      { path: '/assets/a-1.js', gzip: 200, brotli: 0 },
      { path: '/assets/x-2.js', gzip: 7, brotli: 0 },
    ]
    expect([...moduleSizes(scripts, modules)]).toEqual([
      ['a.ts', 150],
      ['b.ts', 50],
      ['other: x-2.js', 7],
    ])
  })

  it('are recorded for each page of a product that is sold', () => {
    const budgets = readBudgets()
    expect(budgetFor({ gzip: 100, sources: {}, beyondSpine: 9 })).toMatchObject({ beyondSpine: 9 })
    expect(productViews.length).toBeGreaterThan(2)
    for (const { product } of productViews)
      for (const step of ['search', 'results', 'page', 'checkout']) {
        const recorded = budgets[`${product} ${step}`]?.beyondSpine
        expect(recorded, `${product} ${step}`).toBeGreaterThan(0)
        expect(recorded).toBeLessThanOrEqual(MOST_BEYOND_SPINE)
      }
    expect(budgets['car extras']?.beyondSpine).toBeLessThanOrEqual(MOST_BEYOND_SPINE)
  })
})
