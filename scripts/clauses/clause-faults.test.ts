import { describe, expect, it } from 'vitest'
import { type Clause, clauseFaults } from './clause-faults.ts'

const clauses: Clause[] = [
  { id: '§4.5', sentence: 'The tab defaults to the first.' },
  { id: '§4.6', sentence: 'Changing tab reloads the deals.' },
]

const faults = (...lines: string[]) =>
  clauseFaults(clauses, [{ path: 'a.test.ts', source: lines.join('\n') }])

const misplaced = 'the citation is not directly above a test'
const impure = 'the citation has other text than clause ids: write `// §4.5, §4.6`'

describe('clauseFaults', () => {
  it('finds none if a test cites each clause', () => {
    expect(
      faults('// §4.5', "it('opens the first tab', () => {})", '// §4.6', "it('loads', () => {})"),
    ).toEqual([])
    expect(faults('// §4.5, §4.6', "it('opens the first tab', () => {})")).toEqual([])
  })

  it.each([
    "test('loads', async ({ page }) => {})",
    "it.each([1])('loads %s', () => {})",
    "it.each([\n  1,\n])('loads %s', () => {})",
    "it.each`a\n1`('loads $a', () => {})",
    "it.for([1])('loads %s', () => {})",
    "it.skipIf(process.env.CI)('loads', () => {})",
    "it.runIf(true).each([1])('loads %s', () => {})",
    'it(`loads`, () => {})',
    'for (const name of names) it(name, () => {})',
  ])('reads a citation above %s', (call) => {
    const inLoop = call.startsWith('for')
      ? call.replace(' it(', '\n  // §4.5, §4.6\n  it(')
      : `// §4.5, §4.6\n${call}`
    expect(faults(inLoop)).toEqual([])
  })

  it('reads a citation inside describe, below an explanation', () => {
    const source = [
      "describe('deals', () => {",
      '  // Slow.',
      '  // §4.5, §4.6',
      "  it('loads', () => {})",
      '})',
    ]
    expect(faults(...source)).toEqual([])
  })

  it('reports a clause that no test cites', () => {
    expect(faults('// §4.5', "it('loads', () => {})")).toEqual(['§4.6: no test cites this clause'])
  })

  it('needs no test for a clause that is to come', () => {
    const later: Clause = {
      id: '§8.4',
      sentence: 'Resorts.',
      later: 'booking',
      reason: 'Not yet searched.',
    }
    expect(clauseFaults([later], [])).toEqual([])
  })

  it('reports an id that no clause has', () => {
    expect(faults('// §4.5, §4.6, §4.7', "it('loads', () => {})")).toEqual([
      'a.test.ts:1: §4.7 is not a clause',
    ])
  })

  it.each([
    ['above describe', "// §4.5\ndescribe('deals', () => {})"],
    ['above test.describe', "// §4.5\ntest.describe('deals', () => {})"],
    ['above a skipped test', "// §4.5\nit.skip('loads', () => {})"],
    ['above a test without a body', "// §4.5\nit.todo('loads')"],
    ['with a blank line below', "// §4.5\n\nit('loads', () => {})"],
    ['above another comment', "// §4.5\n// Slow.\nit('loads', () => {})"],
    ['above another citation', "// §4.5\n// §4.6\nit('loads', () => {})", '§4.5'],
    ['at the end of a block', "describe('deals', () => {\n// §4.5\n})"],
    ['at the end of the file', 'a()\n// §4.5\n'],
  ])('reports a citation %s', (_, source, uncited = '') => {
    const found = faults(source).filter((fault) => fault.startsWith('a.test.ts'))
    expect(found).toEqual([expect.stringMatching(new RegExp(`^a\\.test\\.ts:\\d+: ${misplaced}$`))])
    expect(faults(source)).toContain(`${uncited || '§4.5'}: no test cites this clause`)
  })

  it.each([
    '// §4.5 Slow.',
    '// Slow. §4.5',
    '// §4.5 §4.6',
    '// §4.5,§4.6',
    '// §4',
    '/* §4.5 */',
    '/** Slow.\n * §4.5 */',
  ])('reports the comment %j above a test', (comment) => {
    const found = faults(comment, "it('loads', () => {})")
    expect(found[0]).toBe(`a.test.ts:1: ${impure}`)
    expect(found).toContain('§4.5: no test cites this clause')
  })

  it('takes neither texts nor other comments that name a section for citations', () => {
    const source = [
      '// The defaults of spec §9.',
      "const a = '// §7.1'",
      'const b = `',
      '// §7.1',
      '`',
      '/* §7.1 */ b()',
    ]
    expect(clauseFaults([], [{ path: 'a.test.ts', source: source.join('\n') }])).toEqual([])
  })
})
