import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPlaces } from './json-places.ts'

describe('jsonPlaces', () => {
  it('reports the position of each value, and of its name', () => {
    const json = '{ "hosts": ["a", { "b.c": 1 }],\n  "x": { } }'
    const shown = [...jsonPlaces(json)].map(([field, { name, from, to }]) => [
      field,
      json.slice(name, name + 3),
      json.slice(from, to),
    ])
    expect(Object.fromEntries(shown.map(([field, ...rest]) => [field, rest]))).toEqual({
      '': ['{ "', json],
      hosts: ['"ho', '["a", { "b.c": 1 }]'],
      'hosts[0]': ['"a"', '"a"'],
      'hosts[1]': ['{ "', '{ "b.c": 1 }'],
      'hosts[1].b.c': ['"b.', '1'],
      x: ['"x"', '{ }'],
    })
  })

  it('finds every value of any JSON where it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), fc.nat(4), (value, indent) => {
        const json = JSON.stringify(value, null, indent)
        const all = JSON.stringify(value) as string | undefined
        const { from, to } = jsonPlaces(json).get('') ?? { from: 0, to: 0 }
        expect(JSON.stringify(JSON.parse(json.slice(from, to)))).toBe(all)
        for (const [field, place] of jsonPlaces(json)) {
          expect(() => JSON.parse(json.slice(place.from, place.to)), field).not.toThrow()
        }
      }),
      { numRuns: 300 },
    )
  })
})
