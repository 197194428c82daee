import { describe, expect, it } from 'vitest'
import { asWritten, writeTypes } from './write-types.ts'

const contract = {
  openapi: '3.1.0',
  info: { title: 't', version: '1' },
  paths: {
    '/a': {
      get: {
        operationId: 'a',
        parameters: [
          { name: 'x-id', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'n', in: 'query', schema: { type: 'integer', default: 1 } },
          { name: 'm', in: 'query', required: true, schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'd' } },
      },
    },
  },
  components: {
    schemas: {
      S: { type: 'object', required: ['a'], properties: { a: {}, b: { default: 0 }, c: { type: 'string' } } },
    },
  },
}

describe('types for callers', () => {
  it('need no header from a caller, and no field with a default', async () => {
    const source = await writeTypes(asWritten(contract))
    expect(source).toContain('"x-id"?: string')
    expect(source).toContain('n?: number')
    expect(source).toContain('m: number')
    expect(source).toContain('b?: ')
  })

  it('are written without changing the contract', () => {
    const before = structuredClone(contract)
    asWritten(contract)
    expect(contract).toEqual(before)
  })
})
