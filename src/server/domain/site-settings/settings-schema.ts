import type { JsonSchema } from '../../../contract/operation.ts'
import { schemas } from '../../../contract/operations.gen.ts'
import { listKeys } from '../../../tenant/settings/list-keys.ts'
import { pointerOf } from '../../../tenant/settings/pointer.ts'

const start = '#/components/schemas/'

/** A place in the schema of the settings: what may stand there, and by which name the contract calls it. */
export interface SchemaPlace {
  readonly schema: JsonSchema
  /** Such as `HtmlText`; empty where it has none. */
  readonly name: string
}

/** The whole settings. */
export const settingsPlace: SchemaPlace = placeOf({ $ref: `${start}Settings` })

/** Takes the steps of a pointer and gives what may stand there; null where the settings have no such field. */
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

/** Gives what may stand in a field of an object; null where it has no such field. */
export function fieldPlace({ schema }: SchemaPlace, name: string): SchemaPlace | null {
  const properties = (schema.properties ?? {}) as { readonly [name: string]: JsonSchema }
  const field = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties
  return typeof field === 'object' && field !== null ? placeOf(field as JsonSchema) : null
}

/** Gives what each item of a list may be; null where it is no list. */
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
  if (typeof target !== 'object' || target === null) throw new Error(`${$ref} is no schema of the contract`)
  const { schema: followed, name: inner } = placeOf(target as JsonSchema)
  return { schema: followed, name: inner || (inside.length === 0 ? name : '') }
}
