// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { proofRuns } from '../../scripts/proof-cases.ts'
import { drawScene } from './draw-scene.ts'
import {
  carClasses,
  climates,
  crops,
  type SceneKind,
  type SceneOptions,
  sceneKinds,
  seasons,
  timesOfDay,
} from './scene-kind.ts'

const seedsPerKind = proofRuns({ few: 40, all: 200 })
const parser = new DOMParser()

/** Goes through all combinations of options as the index grows; the counts have no common factor except 2. */
function optionsAt(index: number): SceneOptions {
  return {
    timeOfDay: timesOfDay[index % 5],
    climate: climates[Math.floor(index / 5) % 6],
    season: seasons[Math.floor(index / 3) % 4],
    crop: crops[index % 2],
    carClass: carClasses[index % 8],
  }
}

function pictures(kind: SceneKind): string[] {
  return Array.from({ length: seedsPerKind }, (_, index) =>
    drawScene(kind, `seed-${index}`, optionsAt(index)),
  )
}

describe.each(sceneKinds)('a scene of the kind %s', (kind) => {
  const drawn = pictures(kind)

  it('has 8,192 bytes or less for every seed and option', () => {
    const sizes = drawn.map((svg) => new TextEncoder().encode(svg).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8192)
    expect(Math.min(...sizes)).toBeGreaterThan(2000)
  })

  it('is the same bytes for the same arguments', () => {
    for (const index of [0, 1, 37])
      expect(drawScene(kind, `seed-${index}`, optionsAt(index))).toBe(drawn[index])
  })

  it('differs between seeds with the same options', () => {
    const options = { timeOfDay: 'golden', climate: 'mediterranean', season: 'summer' } as const
    const same = Array.from({ length: 60 }, (_, index) => drawScene(kind, `d${index}`, options))
    expect(new Set(same.map(withoutIds)).size).toBe(60)
  })

  it('is well-formed XML with the agreed view box', () => {
    for (const svg of drawn.filter((_, index) => index % 20 === 0)) {
      const document = parser.parseFromString(svg, 'image/svg+xml')
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 640 480')
      expect(document.documentElement.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice')
    }
  })

  it('contains no script, text, style or external reference', () => {
    const allowed = new Set([
      'svg',
      'g',
      'defs',
      'path',
      'rect',
      'circle',
      'ellipse',
      'use',
      'stop',
      'linearGradient',
      'radialGradient',
      'clipPath',
      'pattern',
    ])
    for (const svg of drawn) {
      expect(svg).toMatch(/^[\n -~]+$/)
      const tags = [...svg.matchAll(/<\/?([A-Za-z]+)/g)].map(([, tag = '']) => tag)
      expect(tags.filter((tag) => !allowed.has(tag))).toEqual([])
      expect(svg.replace(/<[^>]*>/g, '').trim()).toBe('')
      expect(svg).not.toMatch(/\s(on\w+|style|class)=/)
      const targets = [...svg.matchAll(/href="([^"]*)"/g), ...svg.matchAll(/url\(([^)]*)\)/g)]
      expect(targets.filter(([, target = '']) => !/^#[a-z0-9]+$/.test(target))).toEqual([])
    }
  })

  it('refers only to what it defines, once each, and contains no invalid number', () => {
    for (const svg of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:href="#|url\(#)([a-z0-9]+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    }
  })
})

describe('ids inside scenes', () => {
  it('do not collide when two pictures are in one document', () => {
    const seen = new Set<string>()
    for (const kind of sceneKinds) {
      for (let index = 0; index < 10; index += 1) {
        const own = new Set(
          [...drawScene(kind, `i${index}`).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id),
        )
        for (const id of own) expect(seen.has(id)).toBe(false)
        for (const id of own) seen.add(id)
      }
    }
  })
})

describe('the options of a scene', () => {
  it('each change the picture', () => {
    const base = { timeOfDay: 'day', climate: 'temperate', season: 'summer', crop: 'card' } as const
    const plain = drawScene('lake', 's', base)
    expect(drawScene('lake', 's', { ...base, timeOfDay: 'dusk' })).not.toBe(plain)
    expect(drawScene('lake', 's', { ...base, climate: 'alpine' })).not.toBe(plain)
    expect(drawScene('lake', 's', { ...base, season: 'winter' })).not.toBe(plain)
    expect(drawScene('lake', 's', { ...base, crop: 'hero' })).not.toBe(plain)
  })

  it('draw a different car for every class', () => {
    const outlines = carClasses.map((carClass) =>
      drawScene('car', 's', { carClass, timeOfDay: 'day', climate: 'temperate' }),
    )
    expect(new Set(outlines.map(withoutIds)).size).toBe(carClasses.length)
  })

  it('come from the seed if left out', () => {
    const skies = Array.from(
      { length: 40 },
      (_, index) => drawScene('beach', `k${index}`).match(/stop-color="(#\w+)"/)?.[1],
    )
    expect(new Set(skies).size).toBeGreaterThan(15)
  })

  it('yield to the kind: a night walk is after sunset, skiing in winter', () => {
    expect(
      withoutIds(drawScene('night-walk', 's', { timeOfDay: 'day', climate: 'nordic', season: 'summer' })),
    ).toBe(
      withoutIds(drawScene('night-walk', 's', { timeOfDay: 'dusk', climate: 'nordic', season: 'summer' })),
    )
    expect(
      withoutIds(drawScene('ski', 's', { timeOfDay: 'day', climate: 'tropical', season: 'summer' })),
    ).toBe(withoutIds(drawScene('ski', 's', { timeOfDay: 'day', climate: 'alpine', season: 'winter' })))
  })

  it('accept any text as a seed', () => {
    for (const seed of ['', '"><script>alert(1)</script>', 'São Paulo', '&amp;', 'x'.repeat(5000)]) {
      const svg = drawScene('beach', seed)
      expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
      expect(svg).not.toContain('script')
    }
  })
})

function withoutIds(svg: string): string {
  return svg.replace(/ id="[^"]*"/g, '').replace(/#[a-z][a-z0-9]{4,5}(?=["')])/g, '#')
}
