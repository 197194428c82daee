import fc from 'fast-check'
import { expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'

it('passes paths of the site, with query and fragment', () => {
  const paths = [
    '/',
    '/booknow/hotels',
    '/?tab=Activities',
    '/a?redirect=%2Fb%3Fc#d',
    '/url/https://x',
    '/mytrip/',
  ]
  for (const path of paths) expect(internalPath(path)).toBe(path)
})

it('refuses whatever could leave the site', () => {
  const hostile = [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/\tevil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    ' /x',
    `/${'x'.repeat(3000)}`,
  ]
  for (const text of hostile) expect(internalPath(text), String(text)).toBeNull()
})

it('never gives an address that the URL parser resolves to another origin', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '.',
    '@',
    ':',
    'evil.example',
    '\t',
    '\u0000',
    '?',
    '#',
    'a',
    '%09',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const path = internalPath(parts.join(''))
      if (path !== null) expect(new URL(path, 'http://own.example').origin).toBe('http://own.example')
    }),
    { numRuns: 3000 },
  )
})
