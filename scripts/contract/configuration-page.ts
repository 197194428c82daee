import { isObject, type Json, type JsonObject } from './json.ts'

const PREFIX = '#/$defs/'
const INTRO = `# Every field of tenant.json

<!-- Generated from openapi/ by scripts/generate.ts. Change the contract, not this file. -->

A tenant is a folder in \`tenants/\` with a \`tenant.json\`. [Add a tenant](add-a-tenant.md) shows how to make one. A field that is
not on this page is refused. In the column of defaults, _required_ marks a required field, and a dash an optional one without a default.
`

/** An object whose fields have their own table: its first path, and its schema. */
interface Section {
  title: string
  schema: JsonObject
}

/**
 * Returns the page about all fields of tenant.json, from its JSON Schema: name, type, default, purpose and possible
 * values. Each object has a table, in order of first mention.
 */
export function configurationPage(schema: JsonObject): string {
  const definitions = isObject(schema.$defs) ? schema.$defs : {}
  const sections: Section[] = [{ title: 'tenant.json', schema }]
  const titles = new Map<Json, string>()
  const written = []
  // The list grows during the loop: a table may mention objects that have none yet.
  for (const section of sections) written.push(tableOf(section))
  return `${[INTRO, ...written].join('\n')}`

  function resolved(field: Json | undefined): JsonObject {
    if (!isObject(field)) return {}
    const { $ref, ...own } = field
    return typeof $ref === 'string' ? { ...resolved(definitions[$ref.slice(PREFIX.length)]), ...own } : own
  }

  function tableOf({ title, schema: object }: Section): string {
    const required = Array.isArray(object.required) ? object.required : []
    const rows = Object.entries(fieldsOf(object)).map(([name, given]) => {
      const field = resolved(given)
      const type = typeOf(field, title === 'tenant.json' ? name : `${title}.${name}`)
      const otherwise = required.includes(name) ? '_required_' : defaultOf(field)
      return `| \`${name}\` | ${type} | ${otherwise} | ${meaningOf(field)} |`
    })
    const about =
      title !== 'tenant.json' && typeof object.description === 'string'
        ? [asCell(descriptionOf(object)), '']
        : []
    return [
      `## ${title}`,
      '',
      ...about,
      '| field | type | default | meaning |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n')
  }

  function typeOf(field: JsonObject, path: string): string {
    if (Object.keys(fieldsOf(field)).length > 0) return `[object](#${anchorOf(sectionOf(field, path))})`
    if (Array.isArray(field.enum)) return field.enum.map((value) => `\`${value}\``).join(', ')
    if (field.type === 'array') return `list of ${typeOf(resolved(field.items), `${path}[]`)}`
    if (field.type === 'object') return 'texts by key'
    return field.format === 'date' ? 'day, `yyyy-mm-dd`' : String(field.type)
  }

  /** The title of an object's table. Adds the object to the tables to write if it is new. */
  function sectionOf(field: JsonObject, path: string): string {
    const known = titles.get(field.properties ?? null)
    if (known !== undefined) return known
    titles.set(field.properties ?? null, path)
    sections.push({ title: path, schema: field })
    return path
  }

  /** The purpose of a field, then its possible values. */
  function meaningOf(field: JsonObject): string {
    const item = resolved(field.items)
    const about = descriptionOf(field) || descriptionOf(item)
    const limits = [...limitsOf(field), ...limitsOf(item).map((limit) => `each ${limit}`)]
    const emphasised =
      limits.length > 0 ? [`_${asCell(capital(limits.join('; '))).replaceAll('_', '\\_')}_`] : []
    return [asCell(about), ...emphasised].join(' ')
  }
}

function fieldsOf(object: JsonObject): JsonObject {
  return isObject(object.properties) ? object.properties : {}
}

/** A description without references to the specification, which readers of the page do not have. */
function descriptionOf({ description }: JsonObject): string {
  return typeof description === 'string' ? description.replace(/\s*\(spec §[^)]*\)/g, '').trim() : ''
}

function defaultOf({ default: value }: JsonObject): string {
  return value === undefined ? '–' : `\`${JSON.stringify(value).replaceAll(/([:,])(?=\S)/g, '$1 ')}\``
}

const sayings: Readonly<Record<string, (value: string) => string>> = {
  minLength: (value) => `at least ${counted(value, 'character')}`,
  maxLength: (value) => `at most ${counted(value, 'character')}`,
  minimum: (value) => `${value} or more`,
  maximum: (value) => `${value} or less`,
  minItems: (value) => `at least ${counted(value, 'entry', 'entries')}`,
  maxItems: (value) => `at most ${counted(value, 'entry', 'entries')}`,
  maxProperties: (value) => `at most ${counted(value, 'entry', 'entries')}`,
  uniqueItems: () => 'none twice',
  patternErrorMessage: (value) => value,
}

function limitsOf(field: JsonObject): string[] {
  return Object.entries(sayings).flatMap(([keyword, say]) =>
    field[keyword] === undefined || field[keyword] === false ? [] : [say(String(field[keyword]))],
  )
}

function counted(count: string, one: string, many = `${one}s`): string {
  return `${count} ${count === '1' ? one : many}`
}

/** Builds the anchor of a heading as GitHub does. */
function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^\w -]/g, '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Escapes a text for a table cell, so that it shows as it is: no borders, tags or emphasis. */
function asCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[|<>*]/g, (mark) => `\\${mark}`)
}
