import { expect, it } from 'vitest'
import { schemas } from '../../../contract/operations.gen.ts'
import { isMailable } from './is-mailable.ts'

const two = [
  '"a,b"@c.example',
  'a,b@c.example',
  'a@b.example,c@d.example',
  'A <a@b.example>',
  'a@b.example;c',
  'a\n@b.example',
]

it('is one address, without a second one or a name', () => {
  for (const text of ['a@b.example', 'first.last+tag@mail.agency.example', 'ü@ö.example']) {
    expect(isMailable(text), text).toBe(true)
  }
  for (const text of [...two, '', 'a@b', `${'a'.repeat(250)}@b.example`]) {
    expect(isMailable(text), text).toBe(false)
  }
})

type Pattern = { pattern?: string; $ref?: string; maxLength?: number }

/** The pattern of a property, its own or that of its schema. */
function ruleOf(property: Pattern | undefined): Pattern {
  const named = property?.$ref?.split('/').at(-1)
  return named === undefined ? (property ?? {}) : (schemas[named as keyof typeof schemas] as Pattern)
}

const property = (schema: keyof typeof schemas, name: string): Pattern | undefined =>
  (schemas[schema] as { properties?: Record<string, Pattern> }).properties?.[name]

it.each([
  ['SignUp', 'email'],
  ['AgentInvitation', 'email'],
  ['BusinessInfo', 'contactEmailId'],
  ['Agency', 'contactEmailId'],
] as const)("agrees with the contract's addresses: %s %s", (schema, name) => {
  const { pattern = '', maxLength } = ruleOf(property(schema, name))
  expect(maxLength).toBe(254)
  const rule = new RegExp(pattern, 'u')
  // The pattern of an optional field begins with the empty text; brackets in a class may be escaped or not.
  const ours = rule.source.replace('^$|', '').replaceAll('\\[', '[')
  expect(String(isMailable)).toContain(ours)
  expect(rule.test('a@b.example')).toBe(true)
  for (const text of two) expect(rule.test(text), text).toBe(false)
})
