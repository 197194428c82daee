import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemas } from '../contract/operations.gen.ts'
import { BrandInputError, type BrandProblem, parseBrandInput } from './parse-brand-input.ts'
import { resolveTokens } from './resolve-tokens.ts'

const full = {
  primaryColor: '#136f63',
  secondaryColor: '#F2A541',
  neutralTint: '#0b0b0f',
  mode: 'dark',
  radius: 'full',
  density: 'compact',
  typePairing: 'editorial',
  elevation: 'flat',
}

function problemsOf(value: unknown): readonly BrandProblem[] {
  try {
    parseBrandInput(value)
  } catch (error) {
    if (error instanceof BrandInputError) return error.problems
    throw error
  }
  return []
}
const fieldsOf = (value: unknown) => problemsOf(value).map(({ field }) => field)

describe('parseBrandInput', () => {
  it('returns a new object with every field of a complete input, colours as written', () => {
    const parsed = parseBrandInput(full)
    expect(parsed).toEqual(full)
    expect(parsed).not.toBe(full)
  })

  it('accepts an empty object, and treats an undefined field as omitted', () => {
    expect(parseBrandInput({})).toEqual({})
    expect(parseBrandInput({ radius: undefined })).toEqual({})
    expect(Object.keys(parseBrandInput({ radius: undefined }))).toEqual([])
  })

  it.each([null, undefined, 1, 'red', true, [], [full], () => full, Symbol('x'), new Date(), 1n])(
    'refuses %s, which is not an object of fields',
    (value) => {
      expect(problemsOf(value)).toEqual([{ field: '', reason: 'must be an object of brand inputs' }])
    },
  )

  it('accepts exactly the fields and values of the contract', () => {
    const { properties = {} } = schemas.ThemeInput as { properties: Record<string, { enum?: string[] }> }
    const [problem] = problemsOf({ nothing: 1 })
    for (const [field, { enum: values }] of Object.entries(properties)) {
      expect(problem?.reason).toContain(field)
      for (const value of values ?? [])
        expect(parseBrandInput({ [field]: value })).toEqual({ [field]: value })
      if (values)
        expect(problemsOf({ [field]: 'no such' })[0]?.reason).toBe(`must be one of ${values.join(', ')}`)
    }
    expect(problem?.reason.split(', ')).toHaveLength(Object.keys(properties).length + 1)
  })

  it('refuses unknown keys by name, in any spelling', () => {
    expect(fieldsOf({ css: 'a{}' })).toEqual(['css'])
    expect(fieldsOf({ PrimaryColor: '#123456' })).toEqual(['PrimaryColor'])
    expect(fieldsOf({ '--primary': '#123456' })).toEqual(['--primary'])
    expect(fieldsOf({ constructor: 'light', toString: 'x', hasOwnProperty: 1 })).toEqual([
      'constructor',
      'toString',
      'hasOwnProperty',
    ])
    expect(fieldsOf({ [Symbol('hidden')]: 1 })).toEqual(['Symbol(hidden)'])
    expect(fieldsOf(Object.defineProperty({}, 'secret', { value: 1, enumerable: false }))).toEqual(['secret'])
  })

  it('refuses __proto__ as a key and leaves prototypes alone', () => {
    const hostile = JSON.parse('{"__proto__": {"primaryColor": "#123456", "polluted": true}}')
    expect(fieldsOf(hostile)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('ignores inherited fields', () => {
    expect(parseBrandInput(Object.create({ primaryColor: 'url(x)' }))).toEqual({})
  })

  it.each([
    'red',
    '#fff',
    '#12345',
    '#1234567',
    '#12345678',
    '#12345g',
    ' #123456',
    '#123456 ',
    '#123456\n',
    '#123456;}body{display:none',
    '#123456/**/',
    'url(https://evil.example/x)',
    'var(--primary)',
    'rgb(1,2,3)',
    'expression(alert(1))',
    '</style><script>',
    '＃123456',
    '#１２３４５６',
    '#12345\u0131',
    '',
    null,
    0x123456,
    ['#123456'],
    new String('#123456'),
    { toString: () => '#123456' },
  ])('refuses %j as a colour, naming the field', (value) => {
    for (const field of ['primaryColor', 'secondaryColor', 'neutralTint']) {
      expect(problemsOf({ [field]: value })).toEqual([
        { field, reason: 'must be a colour of the form #rrggbb' },
      ])
    }
  })

  it.each(['Light', 'light ', 'url(x)', 'var(--x)', '__proto__', 'constructor', '', null, 1, ['light']])(
    'refuses %j as a choice, naming the field',
    (value) => {
      for (const field of ['mode', 'radius', 'density', 'typePairing', 'elevation']) {
        expect(fieldsOf({ [field]: value })).toEqual([field])
      }
    },
  )

  it("reports every problem at once, in the order of the input's fields", () => {
    expect(fieldsOf({ radius: 'round', primaryColor: 'red', extra: 1, mode: 'dark' })).toEqual([
      'radius',
      'primaryColor',
      'extra',
    ])
  })

  it('names the problems in its message, which stays short for any input', () => {
    expect(() => parseBrandInput({ radius: 'round' })).toThrow(
      'radius must be one of none, small, medium, large, full',
    )
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`x${i}${'y'.repeat(200)}`, i]))
    expect(problemsOf(many).length).toBeLessThanOrEqual(20)
    expect(() => parseBrandInput(many)).toThrow(/^.{1,4000}$/s)
  })

  it('reads each value once, so that the checked value is the one used', () => {
    let reads = 0
    const shifty = {
      get primaryColor() {
        reads += 1
        return reads === 1 ? '#123456' : 'url(x)'
      },
    }
    expect(parseBrandInput(shifty)).toEqual({ primaryColor: '#123456' })
  })

  it('throws a BrandInputError or returns a valid input of resolveTokens for any JSON', () => {
    const field = fc.constantFrom(...Object.keys(full), '__proto__', 'x')
    const value = fc.oneof(fc.constantFrom(...Object.values(full)), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(field, value), fc.jsonValue()), (input) => {
        let parsed: ReturnType<typeof parseBrandInput>
        try {
          parsed = parseBrandInput(input)
        } catch (error) {
          expect(error).toBeInstanceOf(BrandInputError)
          return
        }
        expect(parsed).toEqual(input)
        expect(() => resolveTokens(parsed)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
