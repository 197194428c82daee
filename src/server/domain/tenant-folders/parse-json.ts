import { joinField } from '../../kernel/validation/field-name.ts'

/** The position of a value in a text, in characters from the start. */
export interface JsonPlace {
  /** Position of its name; for a list entry its own position. */
  name: number
  from: number
  to: number
}

/**
 * The value of a JSON text and the position of each field, or its first error. Fields are named as in problems
 * (`hosts[0]`, `agency.logo`, empty for the whole). Lines and columns count from 1.
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

// Not only for the position: JSON.parse gives none for most errors, and silently takes the second of two equal keys.
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
 * Returns the value of a file's text, or line, column and reason of its first error. Beyond JSON's own rules it
 * refuses repeated keys and more than 50 levels. Why no library: docs/decisions/0088-libraries-not-taken.md.
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

/** Line and column of a position in a text, from 1. */
export function positionOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function readPlaces(text: string): Map<string, JsonPlace> {
  const places = new Map<string, JsonPlace>()
  let at = 0

  /** The next token, without consuming it; empty at the end. */
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
    if (depth > maxDepth) throw new JsonFault(at, `more than ${maxDepth} levels are nested`)
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
    if (keys.has(name)) throw new JsonFault(at, `${JSON.stringify(name)} occurs twice`)
    keys.add(name)
    at += key.length
    take(':')
    value(joinField(field, name), depth + 1, from)
  }

  value('', 0)
  if (peek() !== '') fail('the end of the file')
  return places
}
