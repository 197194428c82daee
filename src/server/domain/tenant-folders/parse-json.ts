import { joinField } from '../../kernel/validation/field-name.ts'

/** Where a value stands in a text, counted in characters from its beginning. */
export interface JsonPlace {
  /** Where its name begins; of an entry of a list, where the entry does. */
  name: number
  from: number
  to: number
}

/**
 * The value of a JSON text and the place of each value in it, by its field as problems name it (`hosts[0]`, `agency.logo`, empty
 * for the whole); or the first fault. Lines and columns count from 1.
 */
export type ParsedJson =
  | { ok: true; value: unknown; places: ReadonlyMap<string, JsonPlace> }
  | { ok: false; line: number; column: number; reason: string }

class JsonFault extends Error {
  readonly at: number

  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

// Not only for the place: JSON.parse names none for most errors, and takes the second of two equal keys in silence.
const token = new RegExp(
  [
    /[{}[\],:]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones that JSON forbids inside a text
    /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/,
    /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9.a-zA-Z])/,
    /(?:true|false|null)(?![0-9a-zA-Z])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
)
const space = /[ \t\n\r]*/y
const maxDepth = 50

/**
 * Parses the text of a file, and beyond JSON's own rules refuses repeated keys and more than 50 levels. Why no library:
 * docs/decisions/0045-libraries.md.
 */
export function parseJson(text: string): ParsedJson {
  try {
    const places = readPlaces(text)
    return { ok: true, value: JSON.parse(text), places }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    return { ok: false, ...positionOf(text, error.at), reason: error.message }
  }
}

/** Line and column of a place in a text, counted from 1. */
export function positionOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function readPlaces(text: string): Map<string, JsonPlace> {
  const places = new Map<string, JsonPlace>()
  let at = 0

  /** The next token, without passing it; empty at the end. */
  function peek(): string {
    space.lastIndex = at
    space.test(text)
    at = space.lastIndex
    if (at >= text.length) return ''
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    if (found !== undefined) return found
    throw new JsonFault(
      at,
      text[at] === '"'
        ? 'this text does not end, or has a line break or a wrong escape in it'
        : `${JSON.stringify(text[at])} does not belong here`,
    )
  }

  function fail(expected: string): never {
    throw new JsonFault(
      at,
      at >= text.length ? `the file ends where ${expected} should be` : `${expected} should be here`,
    )
  }

  function take(expected: string): void {
    if (peek() !== expected) fail(`"${expected}"`)
    at += expected.length
  }

  function value(field: string, depth: number, name?: number): void {
    const next = peek()
    const from = at
    if (depth > maxDepth) throw new JsonFault(at, `more than ${maxDepth} levels are inside one another`)
    if (next === '{') {
      const keys = new Set<string>()
      list('}', () => member(keys, field, depth))
    } else if (next === '[') list(']', (index) => value(`${field}[${index}]`, depth + 1))
    else if (next === '' || '}],:'.includes(next)) fail('a value')
    else at += next.length
    places.set(field, { name: name ?? from, from, to: at })
  }

  function list(end: string, item: (index: number) => void): void {
    at += 1
    if (peek() === end) {
      at += 1
      return
    }
    for (let index = 0; ; index += 1) {
      item(index)
      const next = peek()
      if (next !== ',' && next !== end) fail(`"," or "${end}"`)
      at += 1
      if (next === end) return
    }
  }

  function member(keys: Set<string>, field: string, depth: number): void {
    const key = peek()
    const from = at
    if (!key.startsWith('"')) fail('a name in double quotes')
    const name: string = JSON.parse(key)
    if (keys.has(name)) throw new JsonFault(at, `${JSON.stringify(name)} is there twice`)
    keys.add(name)
    at += key.length
    take(':')
    value(joinField(field, name), depth + 1, from)
  }

  value('', 0)
  if (peek() !== '') fail('the end of the file')
  return places
}
