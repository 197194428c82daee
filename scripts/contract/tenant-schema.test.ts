import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { bundleContract } from './bundle-contract.ts'
import { dropEditorFields } from './drop-editor-fields.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { makeTenantSchema } from './tenant-schema.ts'

const root = join(import.meta.dirname, '../..')
const schema = makeTenantSchema(dropEditorFields(bundleContract(join(root, 'openapi'))))
const settings = (schema.$defs as Record<string, JsonObject>).AgencySettings

function refsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isObject(value)) return []
  return [...(typeof value.$ref === 'string' ? [value.$ref] : []), ...Object.values(value).flatMap(refsIn)]
}

describe('the JSON Schema of tenant.json', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, keywords: ['patternErrorMessage'] })
  addFormats.default(ajv, ['date'])
  const validate = ajv.compile(schema)

  it.each([{}, [], null, { agency: {}, navigation: [] }, { agency: { css: 'x' }, navigation: [] }])(
    'is readable by any validator, and refuses %j',
    (tenant) => {
      expect(validate(tenant)).toBe(false)
    },
  )

  it('accepts a tenant of the repository', () => {
    const tenant = JSON.parse(readFileSync(join(root, 'tenants/aurora/tenant.json'), 'utf8'))
    expect(validate(tenant), JSON.stringify(validate.errors)).toBe(true)
  })

  it('is self-contained, and contains no unused schema', () => {
    const names = new Set(refsIn(schema).map((ref) => ref.replace('#/$defs/', '')))
    expect(Object.keys(schema.$defs as JsonObject)).toEqual([...names].sort())
  })

  it('describes each setting for an editor', () => {
    const properties = Object.entries(settings?.properties as Record<string, JsonObject>)
    const silent = properties.filter(([, property]) => typeof property.description !== 'string')
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('explains in words what to write if a pattern does not match', () => {
    expect((schema.$defs as Record<string, JsonObject>).HexColor?.patternErrorMessage).toContain('#rrggbb')
  })
})
