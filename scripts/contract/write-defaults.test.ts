import { expect, it } from 'vitest'
import type { JsonObject } from './json.ts'
import { writeDefaults } from './write-defaults.ts'

const document = (schemas: object, operation: object = {}): JsonObject =>
  ({
    paths: {
      '/a': { get: { operationId: 'getA', 'x-livery-answered-by': 'livery', responses: {}, ...operation } },
    },
    components: { schemas: { Product: { enum: ['hotel'] }, ...schemas } },
  }) as JsonObject
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const room = { properties: { adults: { default: 2 }, ages: {} } }

it('names the properties with a default, and points to nested ones', () => {
  const search = { properties: { radius: { default: 15 }, rooms: { items: ref('Room') }, place: {} } }
  const source = writeDefaults(document({ Room: room, Search: search, Place: { properties: { name: {} } } }))
  expect(source).toContain('  Room: { has: "adults" }\n')
  expect(source).toContain(
    `  Search: { has: "radius"; in: { "rooms": { items: SchemaDefaults['Room'] } } }\n`,
  )
  expect(source).not.toContain('Place:')
})

it('leaves out a required property with a default', () => {
  expect(writeDefaults(document({ Room: { ...room, required: ['adults'] } }))).not.toContain('Room:')
})

it('names the defaults of parameters and bodies, and required headers', () => {
  const parameters = [
    { name: 'currency', in: 'query', schema: { default: 'USD' } },
    { name: 'If-Match', in: 'header', required: true, schema: {} },
    { name: 'q', in: 'query', required: true, schema: {} },
  ]
  const requestBody = { content: { 'application/json': { schema: ref('Room') } } }
  expect(writeDefaults(document({ Room: room }, { parameters, requestBody }))).toContain(
    `  getA: { query: { has: "currency" }; header: { has: "If-Match" }; body: SchemaDefaults['Room'] }\n`,
  )
})

it('ends for a recursive schema', () => {
  const node = { properties: { depth: { default: 0 }, next: ref('Node') } }
  expect(writeDefaults(document({ Node: node }))).toContain('Node: { has: "depth"')
})

it('refuses variants with defaults, which no type can distinguish', () => {
  expect(() => writeDefaults(document({ Either: { oneOf: [room, { type: 'null' }] } }))).toThrow(/variants/)
})
