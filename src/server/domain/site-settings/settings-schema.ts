import type { JsonSchema } from '../../../contract/operation.ts'
import { schemas } from '../../../contract/operations.gen.ts'
import { listKeys, pointerOf } from '../../../tenant/settings/pointer.ts'

const start = '#/components/schemas/'

/** A place in the schema of the settings, with its name in the contract. */
export interface SchemaPlace {
  readonly schema: JsonSchema
  /** Such as `HtmlText`; empty if it has none. */
  readonly name: string
}

/** The whole settings. */
export const settingsPlace: SchemaPlace = placeOf({ $ref: `${start}Settings` })

/** Returns the schema at a pointer's steps; null if the settings have no such field. */
export function placeAt(steps: readonly string[]): SchemaPlace | null {
  let place: SchemaPlace | null = settingsPlace
  for (const [at, step] of steps.entries()) {
    if (place === null) return null
    const isList: boolean = place.schema.type === 'array'
    if (isList && listKeys[pointerOf(steps.slice(0, at))] === undefined) return null
    place = isList ? itemPlace(place) : fieldPlace(place, step)
  }
  return place
}

/** Returns the schema of an object's field; null if it has no such field. */
export function fieldPlace({ schema }: SchemaPlace, name: string): SchemaPlace | null {
  const properties = (schema.properties ?? {}) as { readonly [name: string]: JsonSchema }
  const field = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties
  return typeof field === 'object' && field !== null ? placeOf(field as JsonSchema) : null
}

/** Returns the schema of a list's entries; null if it is not a list. */
export function itemPlace({ schema }: SchemaPlace): SchemaPlace | null {
  return typeof schema.items === 'object' && schema.items !== null
    ? placeOf(schema.items as JsonSchema)
    : null
}

function placeOf(schema: JsonSchema): SchemaPlace {
  const { $ref } = schema
  if (typeof $ref !== 'string') return { schema, name: '' }
  const [name = '', ...inside] = $ref.slice(start.length).split('/')
  // A reference may name a part of a schema: `Agency/properties/agencyName`.
  const target = inside.reduce<unknown>(
    (part, step) => (part as JsonSchema | undefined)?.[step],
    schemas[name],
  )
  if (typeof target !== 'object' || target === null)
    throw new Error(`${$ref} is not a schema of the contract`)
  const { schema: followed, name: inner } = placeOf(target as JsonSchema)
  return { schema: followed, name: inner || (inside.length === 0 ? name : '') }
}
