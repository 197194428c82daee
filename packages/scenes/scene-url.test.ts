import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carClasses, climates, crops, sceneKinds, seasons, timesOfDay } from './scene-kind.ts'
import { parseSceneUrl, sceneUrl } from './scene-url.ts'

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const seeds = fc.stringMatching(/^[a-z0-9-]{1,64}$/)

function parse(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? parseSceneUrl(url, '') : parseSceneUrl(url.slice(0, mark), url.slice(mark))
}

describe('the address of a scene', () => {
  it('contains kind, seed and the given options in a constant order', () => {
    expect(sceneUrl('beach', 'rimini-4', { climate: 'mediterranean', timeOfDay: 'golden' })).toBe(
      '/scenes/beach/rimini-4.svg?t=golden&c=mediterranean',
    )
    expect(sceneUrl('ship', 's1')).toBe('/scenes/ship/s1.svg')
  })

  it('reads back as the same picture, whatever the options', () => {
    const options = fc.record({
      timeOfDay: optional(timesOfDay),
      season: optional(seasons),
      climate: optional(climates),
      crop: optional(crops),
    })
    fc.assert(
      fc.property(fc.constantFrom(...sceneKinds), seeds, options, (kind, seed, wanted) => {
        const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
        expect(parse(sceneUrl(kind, seed, wanted))).toEqual({ kind, seed, options: given })
      }),
    )
  })

  it('contains the car class only for cars', () => {
    for (const carClass of carClasses) {
      expect(parse(sceneUrl('car', 'a', { carClass }))?.options).toEqual({ carClass })
    }
    expect(sceneUrl('beach', 'a', { carClass: 'van' })).toBe('/scenes/beach/a.svg')
    expect(parseSceneUrl('/scenes/beach/a.svg', '?car=van')).toBeNull()
  })

  it('replaces an illegal seed by a legal one, different texts by different ones', () => {
    const texts = ['São Paulo', 'Sao Paulo', 'São Paulo!', '東京', '', 'x'.repeat(300), '../../etc/passwd']
    const urls = texts.map((text) => sceneUrl('beach', text))
    for (const url of urls) expect(parse(url)).not.toBeNull()
    expect(new Set(urls).size).toBe(texts.length)
  })

  it.each([
    ['/scenes/volcano/a.svg', ''],
    ['/scenes/constructor/a.svg', ''],
    ['/scenes/beach/.svg', ''],
    ['/scenes/beach/A.svg', ''],
    ['/scenes/beach/a%2Fb.svg', ''],
    ['/scenes/beach/../car/a.svg', ''],
    ['/scenes/beach/a.svg/', ''],
    ['/scenes/beach/a.svg\n', ''],
    ['/scenes/beach/a.png', ''],
    [`/scenes/beach/${'a'.repeat(65)}.svg`, ''],
    ['scenes/beach/a.svg', ''],
    ['/scenes/beach/a.svg', '?'],
    ['/scenes/beach/a.svg', 't=day'],
    ['/scenes/beach/a.svg', '?t=noon'],
    ['/scenes/beach/a.svg', '?t='],
    ['/scenes/beach/a.svg', '?t'],
    ['/scenes/beach/a.svg', '?t=day&t=day'],
    ['/scenes/beach/a.svg', '?t=day&'],
    ['/scenes/beach/a.svg', '?t=day&x=1'],
    ['/scenes/beach/a.svg', '?t=day=day'],
    ['/scenes/beach/a.svg', '?T=day'],
    ['/scenes/beach/a.svg', '?t=%64ay'],
    ['/scenes/beach/a.svg', '?__proto__=day'],
    ['/scenes/beach/a.svg', '?toString=day'],
    ['/scenes/beach/a.svg', `?${'t=day&'.repeat(500)}`],
  ])('refuses %s%s', (pathname, search) => {
    expect(parseSceneUrl(pathname, search)).toBeNull()
  })

  it('never throws on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, search) => {
        expect(parseSceneUrl(`/scenes/beach/${seed}é.svg`, `?${search}`)).toBeNull()
      }),
    )
  })
})
