import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldsInside, fieldTable } from '../core/field-table.ts'
import { resolveSchema } from '../core/resolve-schema.ts'

const files = globSync('src/editor/text/*.json')
const keyOf = ({ pointer }: { pointer: string }) => pointer.slice(1).replaceAll('/', '.')

/** Fields that a town sets need no explanation. */
const brought = /^(agency\.home\.place|destinations)\.(country|latitude|longitude|name)$/

const insideLists = fieldTable
  .filter(({ kind }) => kind === 'list' || kind === 'navigation')
  .flatMap(({ pointer, schema }) => fieldsInside(pointer, resolveSchema(schema.items ?? {})))
const insideGroups = fieldTable
  .filter(({ kind }) => kind === 'group')
  .flatMap(({ pointer, schema }) => fieldsInside(pointer, schema))

describe('every setting', () => {
  it.each(files)('has a name and a help sentence in %s', (file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const keys = fieldTable.map(keyOf)
    expect(keys.filter((key) => !texts[`field.${key}`])).toEqual([])
    expect(keys.filter((key) => !texts[`help.${key}`])).toEqual([])
  })

  it.each(files)('also has them inside a list or a group in %s', (file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const keys = [...insideLists, ...insideGroups].map(keyOf)
    expect(keys.length).toBeGreaterThan(25)
    expect(keys.filter((key) => !texts[`field.${key}`])).toEqual([])
    expect(keys.filter((key) => !texts[`help.${key}`] && !brought.test(key))).toEqual([])
  })
})
