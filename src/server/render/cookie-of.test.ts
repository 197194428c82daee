import { expect, it } from 'vitest'
import { cookieOf } from './cookie-of.ts'

it('finds a cookie by its exact name', () => {
  expect(cookieOf('a=1; livery_language=fr; b=2', 'livery_language')).toBe('fr')
  expect(cookieOf('xlivery_language=fr', 'livery_language')).toBeNull()
  expect(cookieOf(null, 'a')).toBeNull()
})

it('decodes the value, takes off quotes, and gives what cannot be decoded as it is', () => {
  expect(cookieOf('a="b%20c"', 'a')).toBe('b c')
  expect(cookieOf('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
  expect(cookieOf('a=x=y; a=z', 'a')).toBe('x=y')
})
