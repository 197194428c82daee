import { expect, it } from 'vitest'
import { profileWriter } from './profile-writer.ts'

const write = profileWriter({
  read: { parameters: ['Language'], headers: { 'x-agency': 'AgencyId' }, errors: { 404: 'NotFound' } },
  change: { extends: 'read', parameters: ['RequestedWith'], errors: { 409: 'Conflict' } },
})
const ref = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })

it('writes parameters, headers and errors of a profile and its base into an operation', () => {
  const own = { name: 'id', in: 'path' }
  const operation = {
    operationId: 'a',
    'x-profile': 'change',
    parameters: [own],
    responses: { 200: { description: 'd' } },
  }
  expect(write(operation)).toEqual({
    operationId: 'a',
    parameters: [ref('parameters', 'Language'), ref('parameters', 'RequestedWith'), own],
    responses: {
      200: { description: 'd', headers: { 'x-agency': ref('headers', 'AgencyId') } },
      404: ref('responses', 'NotFound'),
      409: ref('responses', 'Conflict'),
    },
  })
})

it("keeps the operation's own errors and headers", () => {
  const own = { description: 'another' }
  const { responses } = write({
    'x-profile': 'read',
    responses: { 200: { headers: { 'x-agency': own } }, 404: own },
  }) as { responses: Record<string, object> }
  expect(responses).toEqual({ 200: { headers: { 'x-agency': own } }, 404: own })
})

it('does not change an operation without a profile', () => {
  const operation = { operationId: 'a', responses: {} }
  expect(write(operation)).toEqual(operation)
})

it.each(['sell', 'toString', 7])('refuses the profile %j and names the operation', (name) => {
  expect(() => write({ operationId: 'getA', 'x-profile': name })).toThrow(/^getA names the profile /)
})
