import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '../../src/contract/operations.gen.ts'
import { root } from '../build/root.ts'
import { bundleContract } from './bundle-contract.ts'
import type { JsonObject } from './json.ts'
import { operatorPage } from './operator-page.ts'
import { writeOperations } from './write-operations.ts'

const page = readFileSync(join(root, 'docs/your-own-api.md'), 'utf8')
const contract = bundleContract(join(root, 'openapi'))

/** A contract of one call with this mark. */
const marked = (mark: object): JsonObject =>
  ({
    components: { schemas: { Product: { enum: ['hotel'] } } },
    paths: {
      '/api/a': { get: { operationId: 'getA', tags: ['A'], summary: 'An A', responses: {}, ...mark } },
    },
  }) as JsonObject

it.each([
  [{}, 'getA has no x-livery-answered-by'],
  [{ 'x-livery-answered-by': 'both' }, 'getA has x-livery-answered-by: "both"'],
])('refuses a call with the mark %j and names it', (mark, fault) => {
  expect(() => writeOperations(marked(mark))).toThrow(fault)
  expect(() => operatorPage(marked(mark), page)).toThrow(fault)
})

it('lists every call of the contract once, under who answers it', () => {
  const [, lists = ''] = page.split('### Calls that your API answers')
  const [operator = '', livery = ''] = lists.split('### Calls that Livery answers')
  const rows = { operator, livery }
  for (const { method, path, answeredBy } of Object.values(operations)) {
    const call = `| \`${method.toUpperCase()} ${path}\` `
    expect(rows[answeredBy], call).toContain(call)
    expect(page.split(call), call).toHaveLength(2)
  }
})

it("writes only the page's lists, and the same on a second run", () => {
  const [before = '', rest = ''] = page.split('### Calls that your API answers')
  const after = rest.slice(rest.indexOf('<!-- The end of the lists. -->'))
  const emptied = operatorPage(contract, `${before}${after}`)
  expect(emptied).toBe(page)
  expect(operatorPage(contract, page)).toBe(page)
})

it('names the markers that a page without a place for the lists lacks', () => {
  expect(() => operatorPage(contract, '# Connect')).toThrow('docs/your-own-api.md has no lines')
})
