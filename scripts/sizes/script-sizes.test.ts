import { expect, it } from 'vitest'
import {
  budgetFor,
  type LoadedScript,
  overBudget,
  readBudgets,
  sizeOfRoute,
  sourceOf,
  tableOf,
} from './script-sizes.ts'

const modules = new Map([
  ['a-1.js', { 'node_modules/react/cjs/react.js': 300, 'src/shell/components/deal.ts': 100 }],
  ['b-2.js', { 'src/shell/components/logo.tsx': 10 }],
])
const scripts: LoadedScript[] = [
  { path: '/assets/b-2.js', gzip: 50, brotli: 40 },
  { path: '/assets/a-1.js', gzip: 200, brotli: 150 },
]

it.each([
  ['node_modules/@tanstack/query-core/build/a.js', '@tanstack/query-core'],
  ['node_modules/a/node_modules/b/c.js', 'b'],
  ['src/remotes/booking/products/hotel/card.tsx', 'src/remotes/booking'],
  ['src/ui/tabs.tsx', 'src/ui'],
])('counts %s as %s', (module, source) => expect(sourceOf(module)).toBe(source))

it('divides the bytes of a script among its packages and folders', () => {
  expect(sizeOfRoute(scripts, modules)).toMatchObject({
    gzip: 250,
    brotli: 190,
    sources: { react: 150, 'src/shell/components': 100 },
  })
})

it('counts a script without a list of modules as well', () => {
  const size = sizeOfRoute([{ path: '/x/c-3.js', gzip: 7, brotli: 6 }], modules)
  expect(Object.values(size.sources)).toEqual([7])
})

it('names the sources that grew if a route is over its budget', () => {
  const budget = budgetFor(sizeOfRoute(scripts, modules))
  expect(overBudget('home', sizeOfRoute(scripts, modules), budget)).toBeNull()
  const larger = sizeOfRoute([...scripts, { path: '/assets/b-2.js', gzip: 400, brotli: 300 }], modules)
  const message = overBudget('home', larger, budget)
  expect(message).toContain('home: 0.7 kB of scripts (gzip), the budget is 0.3 kB')
  expect(message).toContain('src/shell/components +400 bytes')
  expect(message).not.toContain('react')
})

it('reports a route without a budget', () => {
  expect(overBudget('new', sizeOfRoute(scripts, modules), undefined)).toContain('no budget')
})

it('prints what each script brings', () => {
  expect(tableOf('home', sizeOfRoute(scripts, modules), modules)).toMatch(/a-1\.js .*react 0\.1 kB/)
})

it('no budget is more than 2 % above the sources it was recorded with', () => {
  for (const [route, { most, sources }] of Object.entries(readBudgets())) {
    const recorded = Object.values(sources).reduce((sum, bytes) => sum + bytes, 0)
    expect(most, route).toBeLessThanOrEqual(recorded * 1.02 + 10)
  }
})
