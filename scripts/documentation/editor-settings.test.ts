import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { 'json.schemas': schemas } = read('.vscode/settings.json') as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}
const tenants = globSync('tenants/*/tenant.json', { cwd: root })

it('gives each tenant.json one existing schema', () => {
  for (const tenant of tenants) {
    const matching = schemas.filter(({ fileMatch }) =>
      fileMatch.some((one) => matchesGlob(`/${tenant}`, one)),
    )
    expect(matching.map(({ url }) => existsSync(resolve(root, url)))).toEqual([true])
  }
})

it('names in each tenant.json the schema that the editor uses', () => {
  for (const tenant of tenants) {
    const named = resolve(root, tenant, '..', read(tenant).$schema)
    expect(schemas.map(({ url }) => resolve(root, url))).toEqual([named])
  }
})

it("finds a wrong type and an unknown field in a tenant.json, and no error in the demo's", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const check = ajv.compile(read(schemas[0]?.url ?? ''))
  const [first = ''] = tenants
  for (const tenant of tenants)
    expect(check(read(tenant)), `${tenant}: ${ajv.errorsText(check.errors)}`).toBe(true)
  const wrong = { ...read(first), hosts: 'acme.example', nonsense: true }
  expect(check(wrong)).toBe(false)
  expect(check.errors?.map(({ keyword }) => keyword)).toEqual(
    expect.arrayContaining(['type', 'additionalProperties']),
  )
})
