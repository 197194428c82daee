import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

describe('parseJson', () => {
  it('returns the value of JSON', () => {
    const parsed = parseJson(' {"a": [1, -2.5e3, "x\\u00e9\\n", true, null, {}], "b": []}\n')
    expect(parsed.ok && parsed.value).toEqual({ a: [1, -2500, 'xé\n', true, null, {}], b: [] })
  })

  it.each([
    ['{"a": }', 1, 7, 'a value should be here'],
    ['{\n  "a": 1,\n}', 3, 1, 'a name in double quotes should be here'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," or "}" should be here'],
    ['{\n  "a": [1, 2,]\n}', 2, 14, 'a value should be here'],
    ['{"a": tru}', 1, 7, '"t" does not belong here'],
    ["{'a': 1}", 1, 2, '"\'" does not belong here'],
    ['{"a": 01}', 1, 7, '"0" does not belong here'],
    ['{"a": 1}\n}', 2, 1, 'the end of the file should be here'],
    ['{"a": "x\ny"}', 1, 7, 'this text does not end, or has a line break or a wrong escape in it'],
    ['{"a": "\\x"}', 1, 7, 'this text does not end, or has a line break or a wrong escape in it'],
    ['{"a" 1}', 1, 6, '":" should be here'],
    ['{"a": 1', 1, 8, 'the file ends where "," or "}" should be'],
    ['', 1, 1, 'the file ends where a value should be'],
    ['// a comment\n{}', 1, 1, '"/" does not belong here'],
    ['{"a": 1,\n "b": 2,\n "a": 3}', 3, 2, '"a" occurs twice'],
    ['{"a": 1, "\\u0061": 2}', 1, 10, '"a" occurs twice'],
  ])('names the place of the first error in %j', (text, line, column, reason) => {
    expect(parseJson(text)).toEqual({ ok: false, line, column, reason })
  })

  it('refuses excessive nesting of any depth', () => {
    expect(parseJson('['.repeat(100_000))).toMatchObject({
      ok: false,
      reason: 'more than 50 levels are nested',
    })
  })

  it('agrees with JSON.parse on what is JSON', () => {
    const shallow = fc.json({ maxDepth: 6, noUnicodeString: false })
    const spoiled = fc
      .tuple(
        shallow,
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', ':', '0', '.', '\\', 'e', '\n', 'true'),
      )
      .map(([text, at, piece]) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + piece + text.slice(place + (piece === '' ? 1 : 0))
      })
    fc.assert(
      fc.property(fc.oneof(shallow, spoiled), (text) => {
        const parsed = parseJson(text)
        let expected: unknown
        try {
          expected = JSON.parse(text)
        } catch {
          expect(parsed.ok).toBe(false)
          return
        }
        if (parsed.ok) expect(parsed.value).toEqual(expected)
        else expect(parsed.reason).toMatch(/occurs twice$/)
      }),
      { numRuns: 1000 },
    )
  })
})

function placesIn(json: string) {
  const parsed = parseJson(json)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.places
}

describe('places in JSON', () => {
  it('reports the position of each value, and of its name', () => {
    const json = '{ "hosts": ["a", { "b.c": 1 }],\n  "x": { } }'
    const shown = [...placesIn(json)].map(([field, { name, from, to }]) => [
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
        const { from, to } = placesIn(json).get('') ?? { from: 0, to: 0 }
        expect(JSON.stringify(JSON.parse(json.slice(from, to)))).toBe(all)
        for (const [field, place] of placesIn(json)) {
          expect(() => JSON.parse(json.slice(place.from, place.to)), field).not.toThrow()
        }
      }),
      { numRuns: 300 },
    )
  })
})
