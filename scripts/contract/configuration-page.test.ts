import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleContract } from './bundle-contract.ts'
import { configurationPage } from './configuration-page.ts'
import { dropEditorFields } from './drop-editor-fields.ts'
import { isObject, type JsonObject } from './json.ts'
import { makeTenantSchema } from './tenant-schema.ts'

const schema = makeTenantSchema(dropEditorFields(bundleContract(join(import.meta.dirname, '../../openapi'))))
const page = configurationPage(schema)

/** The cells of a field's rows. A bar within a text is escaped. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

function fieldNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldNames)
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: JsonObject }
  return [...Object.keys(isObject(properties) ? properties : {}), ...Object.values(value).flatMap(fieldNames)]
}

describe('the page of all fields of tenant.json', () => {
  it('has a row of four cells for each field of each object, with its description', () => {
    const listed = rows.map(([, name = '']) => name.replaceAll('`', ''))
    expect([...listed].sort()).toEqual(fieldNames(schema).sort())
    expect(rows.filter(({ length }) => length !== 6)).toEqual([])
    expect(rows.filter(([, , , , meaning = '']) => !/^[^_]/.test(meaning)).map(([, name]) => name)).toEqual(
      [],
    )
  })

  it('distinguishes required from default, and shows the possible values', () => {
    expect(page).toContain(
      "| `agencyName` | string | _required_ | The agency's name as visitors read it. _At least 1 character; at most 80 characters; must not be empty_ |",
    )
    expect(page).toContain('| `supportMode` | `page`, `chat` | `"page"` |')
    expect(page).toContain('| `about` | [object](#about) | – | The About page; without it there is none. |')
    expect(page).toContain('| `expiresOn` | day, `yyyy-mm-dd` | – |')
  })

  it('links from an object to its table', () => {
    const anchors = [...page.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(/[.[\]]/g, ''),
    )
    const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor)
    expect(links).toContain('agencyhomeplace')
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('escapes Markdown signs in a text, and leaves out sections of the specification', () => {
    const field = {
      type: 'string',
      description: 'For <slug> or a|b (spec §2.1).',
      patternErrorMessage: 'must be a-z or _',
    }
    const text = configurationPage({ properties: { field }, required: [] })
    expect(text).toContain('| `field` | string | – | For \\<slug\\> or a\\|b. _Must be a-z or \\__ |')
    expect(page).not.toContain('spec §')
  })
})
