import { isList, isObject, type Json, type JsonObject, own } from '../../tenant/settings/json.ts'
import { listKeys } from '../../tenant/settings/list-keys.ts'
import { pointerOf, stepsOf } from '../../tenant/settings/pointer.ts'

/** A fault of a field as the server names it. */
export interface FieldFault {
  /** As in tenant.json: `agency.primaryColor`, `navigation[0].label`. */
  readonly field: string
  readonly reason: string
}

/**
 * Takes the server's faults, a field's pointer and the document it is in, and gives the fault that is of it, of something
 * inside it, or of what it is in. Items that have names here have numbers there.
 */
export function faultAt(
  faults: readonly FieldFault[],
  pointer: string,
  document: JsonObject = {},
): FieldFault | undefined {
  const names = [pointer, numbered(document, pointer)]
  return faults.find(({ field }) => {
    const named = pointerOfField(field)
    return names.some(
      (name) => named === name || named.startsWith(`${name}/`) || name.startsWith(`${named}/`),
    )
  })
}

/**
 * Takes a fault of a change, the change's pointer and the document it is in, and gives the pointer of what is at fault: of
 * something inside what was changed (`/posts/lisbon/title`), or of the change itself.
 */
export function placeOf({ field }: FieldFault, pointer: string, document: JsonObject): string {
  const place = named(document, pointerOfField(field))
  return place.startsWith(`${pointer}/`) ? place : pointer
}

function pointerOfField(field: string): string {
  return `/${field.replaceAll(/\[(\w+)\]/g, '.$1').replaceAll('.', '/')}`
}

/** `/posts/lisbon/title` as `/posts/3/title`. */
function numbered(document: JsonObject, pointer: string): string {
  const steps = stepsOf(pointer) ?? []
  const path: string[] = []
  let value: Json | undefined = document
  for (const [at, step] of steps.entries()) {
    const key = listKeys[pointerOf(steps.slice(0, at))]
    if (key !== undefined && isList(value)) {
      const index: number = value.findIndex((item) => isObject(item) && own(item, key) === step)
      path.push(index === -1 ? step : String(index))
      value = value[index]
    } else {
      path.push(step)
      value = isObject(value) ? own(value, step) : undefined
    }
  }
  return pointerOf(path)
}

/** The other way round. */
function named(document: JsonObject, pointer: string): string {
  const path: string[] = []
  let value: Json | undefined = document
  for (const step of stepsOf(pointer) ?? []) {
    const key = listKeys[pointerOf(path)]
    value = isList(value) ? value[Number(step)] : isObject(value) ? own(value, step) : undefined
    const name = key !== undefined && isObject(value) ? own(value, key) : undefined
    path.push(typeof name === 'string' ? name : step)
  }
  return pointerOf(path)
}
