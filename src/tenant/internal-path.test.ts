import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { internalPath } from './internal-path.ts'

const OWN = 'https://own.example'

/** True if a browser would leave the site: another origin, or a path from which another host could be read. */
function leaves(text: string): boolean {
  const url = new URL(text, OWN)
  return url.origin !== OWN || url.pathname.startsWith('//')
}

const queries = [
  '',
  '?tab=Activities',
  '?a=1&b=%2F%2Fx#rooms',
  '?redirect=%2Fb%3Fc',
  '?q=https://x.example/y',
]
const legitimate = [
  ...catalogue.map(
    (pattern, index) =>
      `${pattern.replaceAll(/:\w+/g, 'x-7').replace('*', 'y')}${queries[index % queries.length]}`,
  ),
  '/',
  '/?tab=Car%20Rentals',
  '/url/https://x',
  '/mytrip/',
  '/blog//share',
  '/a/../b',
  '/./about',
  '/#deals',
  '/destination/share?id=s%C3%A3o-paulo',
  '/ort/Zürich',
  '/بحث/دبي',
  '/a%20b',
  '/~x',
  '/@handle',
  '/a:b@c',
  '/booknow/hotels/search?lat=1.5&long=-2&from=2026-05-01',
  '/x/%E2%80%A6',
  '/%e6%9d%b1%e4%ba%ac',
  '/½',
  ...Array.from({ length: 40 }, (_, index) => `/page/${index}?when=${index}%2F12&name=a%2Bb#part-${index}`),
]

describe('path of the site', () => {
  it('is accepted unchanged, with query and fragment', () => {
    expect(new Set(legitimate).size).toBeGreaterThanOrEqual(100)
    for (const path of legitimate) {
      expect(internalPath(path), path).toBe(path)
      expect(leaves(path), path).toBe(false)
    }
  })

  it('may be up to 2,048 characters long', () => {
    expect(internalPath(`/${'x'.repeat(2047)}`)).not.toBeNull()
    expect(internalPath(`/${'x'.repeat(2048)}`)).toBeNull()
    expect(internalPath(`/${'%2f'.repeat(1_000_000)}`)).toBeNull()
  })
})

describe('address that could leave the site', () => {
  it.each([
    null,
    '',
    'about',
    ' /x',
    'https://evil.example',
    'javascript:alert(1)',
    'http:/about',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '/a\nLocation: https://evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    '/\u2028/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/a%0d%0aset-cookie:%20x',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%2525252525252fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a/b/../..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.%2f/evil.example',
    '/%252e//evil.example',
    '/\uff0fevil.example',
    '/%EF%BC%8Fevil.example',
    '/\uff3cevil.example',
    '/\u2215evil.example',
    '/\u2044evil.example',
    '/\uff0e//evil.example',
    '/\u2024\u2024//evil.example',
    '/\u200b/evil.example',
    '/\u202e/evil.example',
    '/%c0%afevil.example',
    '//user:pass@evil.example',
    '/\\user@evil.example',
    '/\ud800',
  ])('is refused: %j', (text) => {
    expect(internalPath(text)).toBeNull()
  })

  it('is refused whatever hostile parts it is composed of', () => {
    const part = fc.constantFrom(
      ...['/', '//', '\\', '%2f', '%5c', '%252f', '%2e', '%2E', '.', '..', '@', ':', '?', '#', 'a', '%'],
      ...[
        '\t',
        '\n',
        '\r',
        '\u0000',
        '%09',
        '%0a',
        '%00',
        ' ',
        '%20',
        '\u00a0',
        '\u200b',
        '\ufeff',
        '\u00ad',
      ],
      ...[
        '\uff0f',
        '\uff3c',
        '\uff0e',
        '\u3002',
        '\u2024',
        '\u2025',
        '\u2044',
        '\u2215',
        '%ef%bc%8f',
        '%c0%af',
      ],
      ...['evil.example', 'https:', 'http:', 'javascript:', 'user:pass@', ';', '&', '=', '\ud800', '\u2028'],
    )
    let passed = 0
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom('', '/', '/a/'), (parts, start) => {
        const text = `${start}${parts.join('')}`
        if (internalPath(text) === null) return
        passed += 1
        expect(leaves(text), text).toBe(false)
        // Also if a reader decodes it before following it.
        const path = text.split(/[?#]/)[0] ?? ''
        expect(leaves(decoded(path)), text).toBe(false)
        expect(leaves(decoded(decoded(path))), text).toBe(false)
      }),
      { numRuns: 6000 },
    )
    // A check that refuses everything would pass this test otherwise.
    expect(passed).toBeGreaterThan(200)
  })
})

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence)
    } catch {
      return sequence
    }
  })
}
