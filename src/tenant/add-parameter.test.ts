import { expect, it } from 'vitest'
import { addParameter } from './add-parameter.ts'

it('appends a parameter, before the fragment', () => {
  expect(addParameter('/a', 'x', '1')).toBe('/a?x=1')
  expect(addParameter('https://b.example/a?y=2#top', 'x', '1')).toBe('https://b.example/a?y=2&x=1#top')
})

it('encodes the value, including lone surrogates, on which encodeURIComponent throws', () => {
  expect(addParameter('/a', 'x', '?&=#')).toBe('/a?x=%3F%26%3D%23')
  expect(addParameter('/a', 'x', '\ud800')).toBe('/a?x=%EF%BF%BD')
})
