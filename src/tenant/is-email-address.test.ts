import { expect, it } from 'vitest'
import { schemas } from '../contract/operations.gen.ts'
import { isEmailAddress } from './is-email-address.ts'

it('accepts addresses, and nothing that only resembles one', () => {
  for (const text of ['a@b.example', 'first.last+tag@mail.agency.example', 'ü@ö.example'])
    expect(isEmailAddress(text), text).toBe(true)
  const none = [
    '',
    'a',
    'a@b',
    '@b.example',
    'a@.example',
    'a@b.',
    'a@b..example',
    'a b@c.example',
    'a@b@c.example',
  ]
  for (const text of [...none, `${'a'.repeat(250)}@b.example`]) expect(isEmailAddress(text), text).toBe(false)
})

it("is the rule of the server's check", () => {
  const { pattern = '', maxLength } = schemas.EmailAddress as { pattern?: string; maxLength?: number }
  expect(maxLength).toBe(254)
  expect(String(isEmailAddress)).toContain(new RegExp(pattern).source)
})
