import { describe, expect, it } from 'vitest'
import { platformFields } from '../../tenant/settings/platform-fields.ts'
import { type FieldSchema, panelIds } from './field.ts'
import { fieldAt, fieldsIn, fieldsOf, fieldTable } from './field-table.ts'
import { resolveSchema, settingsSchema } from './resolve-schema.ts'

/** Every leaf of a schema, found without the table: by its properties alone. */
function leavesOf(given: FieldSchema, pointer = ''): string[] {
  const { properties } = resolveSchema(given)
  if (!properties) return [pointer]
  return Object.entries(properties).flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${name}`))
}

describe('table of fields', () => {
  it('has every leaf of the settings in exactly one panel, or as a platform field', () => {
    for (const leaf of leavesOf(settingsSchema)) {
      const holders = fieldTable.filter(({ pointer }) => leaf === pointer || leaf.startsWith(`${pointer}/`))
      const isOfPlatform = platformFields.some(
        (pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`),
      )
      expect([leaf, holders.length]).toEqual([leaf, isOfPlatform ? 0 : 1])
    }
    expect(new Set(fieldTable.map(({ panel }) => panel))).toEqual(new Set(panelIds))
  })

  it('gives each field the contract’s kind', () => {
    const kinds = Object.fromEntries(fieldTable.map(({ pointer, kind }) => [pointer, kind]))
    expect(kinds).toMatchObject({
      '/agency/primaryColor': 'color',
      '/agency/logo': 'picture',
      '/agency/theme/radius': 'choice',
      '/agency/privacyPolicy': 'html',
      '/agency/defaultCountry': 'country',
      '/agency/analyticsConsentRegions': 'countries',
      '/agency/languages': 'languages',
      '/agency/contactEmailId': 'email',
      '/agency/socialLinks/facebook': 'address',
      '/agency/metaData/description': 'longText',
      '/agency/bookingMenuItemOptions': 'engines',
      '/agency/chatWidget': 'group',
      '/agency/home/place': 'group',
      '/navigation': 'navigation',
      '/currencies': 'currencies',
      '/wording': 'words',
      '/about/title': 'text',
      '/posts': 'list',
    })
  })

  it('begins the Brand panel with the primary colour', () => {
    expect(fieldsIn('brand')[0]?.pointer).toBe('/agency/primaryColor')
  })

  it('shows a new field without code, in its parent’s panel or a default one', () => {
    const schema: FieldSchema = {
      properties: {
        theme: { 'x-editor': { panel: 'brand' }, default: {}, properties: { sparkle: { type: 'boolean' } } },
        motto: { type: 'string', maxLength: 40 },
      },
    }
    expect(fieldsOf(schema).map(({ pointer, panel, kind }) => [pointer, panel, kind])).toEqual([
      ['/theme/sparkle', 'brand', 'switch'],
      ['/motto', 'access', 'text'],
    ])
  })

  it('finds the field that contains a place inside a list', () => {
    expect(fieldAt('/posts/lisbon/title')?.pointer).toBe('/posts')
    expect(fieldAt('/nowhere')).toBeUndefined()
  })
})
