import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onlyCookies, readCookie, readCookies } from './read-cookies.ts'

it('finds a cookie by its exact name', () => {
  expect(readCookie('a=1; livery_language=fr; b=2', 'livery_language')).toBe('fr')
  expect(readCookie('xlivery_language=fr', 'livery_language')).toBeNull()
  expect(readCookie('LIVERY_LANGUAGE=fr', 'livery_language')).toBeNull()
  expect(readCookie(null, 'a')).toBeNull()
  expect(readCookie('a=1', '__proto__')).toBeNull()
})

it('decodes the value, removes quotes, and keeps what cannot be decoded', () => {
  expect(readCookie('a="b%20c"', 'a')).toBe('b c')
  expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
  expect(readCookie('a=x=y; a=z', 'a')).toBe('x=y')
})

it('returns the first well-formed value of a name', () => {
  expect(readCookie('a=1; a=2', 'a')).toBe('1')
  // A no-break space is neither white space nor part of a cookie's value (RFC 6265, 4.1.1).
  expect(readCookie('a=1\u00a0; a=2', 'a')).toBe('2')
  expect(readCookie('\u00a0a=1; a=2', 'a')).toBe('2')
})

it('returns the same value to every reader, whatever the header contains', () => {
  const names = ['a', 'b', '__Host-a']
  const pair = fc
    .tuple(
      fc.constantFrom(...names, ' a', 'a ', '\u00a0a', 'a\u00a0', '"a"', ''),
      fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
    )
    .map(([name, value]) => `${name}=${value}`)
  fc.assert(
    fc.property(fc.array(pair), fc.constantFrom(';', '; ', ';\u00a0'), (pairs, separator) => {
      const header = pairs.join(separator)
      const all = readCookies(header)
      for (const name of names) {
        expect(readCookie(header, name)).toBe(all[name] ?? null)
        expect(readCookie(onlyCookies(header, names), name)).toBe(all[name] ?? null)
      }
    }),
  )
})

it("is the server's only parser of Cookie headers", () => {
  const server = join(import.meta.dirname, '../..')
  const parsing = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing-/.test(file))
    .filter((file) => {
      const text = readFileSync(join(server, file), 'utf8')
      return (
        /import \{[^}]*\bparse\b[^}]*\} from 'hono\/utils\/cookie'/.test(text) ||
        /from 'hono\/cookie'/.test(text) ||
        /(?<!set)cookies?\b[^\n]*\.split\(/i.test(text)
      )
    })
  expect(parsing.sort()).toEqual(['http/http-messages/read-cookies.ts'])
})
