import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DatabaseUnavailable, unavailableOr } from './database-unavailable.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

it.each([
  ['nothing listens', withCode('ECONNREFUSED')],
  [
    'nothing listens at any address',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ],
  ['it is shut down under a query', new DrizzleQueryError('select 1', ['hush'], withCode('57P01'))],
  ['it starts', withCode('57P03')],
  ['it has no connection left', withCode('53300')],
  [
    'the connection broke',
    new DrizzleQueryError('begin', [], new Error('Connection terminated unexpectedly')),
  ],
  ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
])('recognises an unavailable database when %s', (_, error) => {
  const found = unavailableOr(error)
  expect(found).toBeInstanceOf(DatabaseUnavailable)
  expect(String(found)).not.toContain('hush')
})

it.each([
  ['a query that it refused', new DrizzleQueryError('insert', [], withCode('23505'))],
  ['a query that took too long', new DrizzleQueryError('select', [], withCode('57014'))],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['what is no error', 'text'],
])('leaves %s unchanged', (_, error) => {
  expect(unavailableOr(error)).toBe(error)
})
