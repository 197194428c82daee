import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleContract, follow } from './bundle-contract.ts'
import { inlineSchemas } from './inline-schemas.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const document = (schemas: JsonObject): JsonObject => ({ components: { schemas } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const files: JsonObject = {
  PictureFile: { type: 'string', pattern: '^\\./' },
  HtmlFile: { type: 'string', pattern: '^\\./' },
  MediaAddress: { type: 'string', pattern: '^/media/' },
  HtmlText: { type: 'string' },
}

describe('inlineSchemas', () => {
  it("replaces file names by the files' contents, also in nested schemas", () => {
    const bundled = document({
      ...files,
      Tenant: { properties: { logo: ref('PictureFile'), about: ref('About'), colour: ref('Colour') } },
      About: { properties: { content: ref('HtmlFile') } },
      Colour: { type: 'string' },
      Settings: { 'x-in-place-of': 'Tenant', description: 'In place.' },
    })
    const { schemas } = inlineSchemas(bundled).components as { schemas: JsonObject }
    expect(schemas.Settings).toEqual({
      description: 'In place.',
      properties: { logo: ref('MediaAddress'), about: ref('AboutInPlace'), colour: ref('Colour') },
    })
    expect(schemas.AboutInPlace).toEqual({ properties: { content: ref('HtmlText') } })
    expect(schemas.About).toEqual({ properties: { content: ref('HtmlFile') } })
  })

  it('refuses a part of a schema with a file name, since the part has no name', () => {
    const bundled = document({
      ...files,
      Tenant: { properties: { logo: ref('Agency/properties/logo') } },
      Agency: { properties: { logo: { oneOf: [ref('PictureFile')] } } },
      Settings: { 'x-in-place-of': 'Tenant' },
    })
    expect(() => inlineSchemas(bundled)).toThrow('Agency/properties/logo')
  })

  it("leaves no file name in the contract's settings", () => {
    const contract = inlineSchemas(bundleContract(join(import.meta.dirname, '../../openapi')))
    const seen = new Set<string>()
    const visit = (value: Json): void => {
      if (Array.isArray(value)) for (const item of value) visit(item)
      if (!isObject(value)) return
      if (typeof value.$ref === 'string' && !seen.has(value.$ref)) {
        seen.add(value.$ref)
        visit(follow(contract, value.$ref))
      }
      for (const entry of Object.values(value)) visit(entry)
    }
    visit(follow(contract, '#/components/schemas/Settings'))
    expect([...seen].filter((name) => name.endsWith('File'))).toEqual([])
    expect([...seen]).toContain('#/components/schemas/HtmlText')
  })
})
