import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'
import { catalogue } from './catalogue.ts'

it('is the catalogue’s spelling, whatever the slashes, case and encoding', () => {
  expect(canonicalPath('/About/')).toBe('/about')
  expect(canonicalPath('//newpassword')).toBe('/newPassword')
  expect(canonicalPath('/%61bout')).toBe('/about')
  expect(canonicalPath('/Cancellation-Policy/MCL')).toBe('/cancellation-policy/mcl')
  for (const pattern of catalogue.filter((one) => !one.includes(':')))
    expect(canonicalPath(`/${pattern.toUpperCase()}/`)).toBe(pattern)
})

it('keeps parameters unchanged', () => {
  expect(canonicalPath('/Agency-Terms-And-Conditions/Groups%20%26%20Co/')).toBe(
    '/agency-terms-and-conditions/Groups%20%26%20Co',
  )
  expect(canonicalPath('/url/a%2Fb')).toBe('/url/a%2Fb')
})

it('never names another host, and is its own plain path', () => {
  expect(canonicalPath('/')).toBe('/')
  expect(canonicalPath('//')).toBe('/')
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '.',
    'evil.example',
    'url',
    'x',
    '%',
    '%E0%A4%A',
    '@',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const path = canonicalPath(`/${parts.join('')}`)
      expect(path).toMatch(/^\/(?!\/)/)
      expect(canonicalPath(path)).toBe(path)
    }),
  )
})
