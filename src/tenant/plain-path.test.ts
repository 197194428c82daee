import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { plainPath } from './plain-path.ts'

it('is the catalogue’s spelling, whatever the slashes, case and encoding', () => {
  expect(plainPath('/About/')).toBe('/about')
  expect(plainPath('//newpassword')).toBe('/newPassword')
  expect(plainPath('/%61bout')).toBe('/about')
  expect(plainPath('/Cancellation-Policy/MCL')).toBe('/cancellation-policy/mcl')
  for (const pattern of catalogue.filter((one) => !one.includes(':')))
    expect(plainPath(`/${pattern.toUpperCase()}/`)).toBe(pattern)
})

it('keeps parameters unchanged', () => {
  expect(plainPath('/Agency-Terms-And-Conditions/Groups%20%26%20Co/')).toBe(
    '/agency-terms-and-conditions/Groups%20%26%20Co',
  )
  expect(plainPath('/url/a%2Fb')).toBe('/url/a%2Fb')
})

it('never names another host, and is its own plain path', () => {
  expect(plainPath('/')).toBe('/')
  expect(plainPath('//')).toBe('/')
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
      const path = plainPath(`/${parts.join('')}`)
      expect(path).toMatch(/^\/(?!\/)/)
      expect(plainPath(path)).toBe(path)
    }),
  )
})
