import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bundleContract } from './bundle-contract.ts'
import { ContractError } from './contract-error.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A contract with one path in a new folder, with some of its files replaced. */
function contract(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  folders.push(folder)
  const all = {
    'openapi.yaml': "paths: { /a: { $ref: 'paths/a.yaml#/a' } }",
    'parameters.yaml': "P: { name: p, in: query, schema: { $ref: 'schemas/a.yaml#/A' } }",
    'responses.yaml': 'R: { description: none }',
    'headers.yaml': 'H: { schema: { type: integer } }',
    'paths/a.yaml': "a: { get: { parameters: [{ $ref: '../parameters.yaml#/P' }] } }",
    'schemas/a.yaml': "A: { type: string }\nB: { $ref: '#/A' }",
    'schemas/b.yaml': "C: { $ref: 'a.yaml#/B' }",
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

describe('bundleContract', () => {
  it('makes every reference local', () => {
    expect(bundleContract(contract())).toEqual({
      paths: { '/a': { get: { parameters: [{ $ref: '#/components/parameters/P' }] } } },
      components: {
        parameters: { P: { name: 'p', in: 'query', schema: { $ref: '#/components/schemas/A' } } },
        responses: { R: { description: 'none' } },
        headers: { H: { schema: { type: 'integer' } } },
        schemas: {
          A: { type: 'string' },
          B: { $ref: '#/components/schemas/A' },
          C: { $ref: '#/components/schemas/B' },
        },
      },
    })
  })

  it.each([
    ['schemas/b.yaml', "C: { $ref: 'a.yaml#/Z' }", '#/components/schemas/Z, which does not exist'],
    [
      'schemas/b.yaml',
      "C: { $ref: 'a.yaml#/constructor' }",
      '#/components/schemas/constructor, which does not exist',
    ],
    ['schemas/b.yaml', 'A: { type: number }', 'openapi/schemas/b.yaml defines A a second time'],
    [
      'schemas/b.yaml',
      "C: { $ref: '../paths/a.yaml#/a' }",
      'refers to ../paths/a.yaml#/a, which contains no components',
    ],
    ['schemas/b.yaml', '- a list', 'openapi/schemas/b.yaml is not a YAML map'],
    ['openapi.yaml', 'paths: { /a: { get: {} } }', 'openapi.yaml defines /a itself'],
    ['openapi.yaml', "paths: { /a: { $ref: 'paths/a.yaml#/b' } }", '#/b, which does not exist'],
  ])('refuses %s with %s and names it', (file, text, message) => {
    expect(() => bundleContract(contract({ [file]: text }))).toThrow(message)
  })

  it.each([
    [
      'schemas/a.yaml',
      'A: { type: string }\nB:\n  type: string\n   format: x: y\n',
      /^openapi\/schemas\/a\.yaml:3:9 [A-Z][^\n]+$/,
    ],
    ['headers.yaml', 'H: 1\nH: 2\n', /^openapi\/headers\.yaml:2:1 Map keys must be unique$/],
    [
      'openapi.yaml',
      "paths: { /a: { $ref: 'paths/none.yaml#/a' } }",
      /^openapi\/paths\/none\.yaml does not exist$/,
    ],
  ])('reports in one line a file that is missing or no YAML: %s', (file, text, sentence) => {
    expect(() => bundleContract(contract({ [file]: text }))).toThrow(sentence)
    expect(() => bundleContract(contract({ [file]: text }))).toThrow(ContractError)
  })
})
