import { isList, isObject, type Json, type JsonObject, own } from '../../tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf } from '../../tenant/settings/pointer.ts'

/** A fault of a field, as the server names it. */
export interface FieldFault {
  /** As in tenant.json: `agency.primaryColor`, `navigation[0].label`. */
  readonly field: string
  readonly reason: string
}

/**
 * Returns the server's fault for a field's pointer: of the field, of something inside it, or of its parent. The
 * server uses list indexes where the editor uses item names.
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
 * Returns the pointer of a change's faulty part, which is inside the changed value (`/posts/lisbon/title`) or the
 * change itself.
 */
export function placeOf({ field }: FieldFault, pointer: string, document: JsonObject): string {
  const place = named(document, pointerOfField(field))
  return place.startsWith(`${pointer}/`) ? place : pointer
}

function pointerOfField(field: string): string {
  return `/${field.replaceAll(/\[(\w+)\]/g, '.$1').replaceAll('.', '/')}`
}

/** Converts `/posts/lisbon/title` to `/posts/3/title`. */
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

/** The reverse. */
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
