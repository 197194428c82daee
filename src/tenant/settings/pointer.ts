import { isList, isObject, type Json, type JsonObject, own } from './json.ts'

/**
 * Lists with named items, by the list's pointer. A change inside such an item uses the name
 * (`/posts/lisbon-in-spring/title`), so it stays valid when a colleague reorders the list. Other lists change as a
 * whole.
 */
export const listKeys: Readonly<Record<string, string>> = {
  '/agency/bookingMenuItemOptions': 'title',
  '/agencyTerms': 'id',
  '/identityProviders': 'id',
  '/links': 'id',
  '/posts': 'slug',
}

/** Names that every object has: a pointer with one of them would reach beyond data. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns the steps of a JSON pointer (RFC 6901), or null if it is invalid, points at the whole document, or reaches
 * beyond data. Source: security, 8.
 */
export function stepsOf(pointer: string): readonly string[] | null {
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.some((step) => step === '' || forbidden.has(step)) ? null : steps
}

/** Returns the pointer of a list of steps. */
export function pointerOf(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** True if a pointer names the same field as another, or one inside it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`)
}

/** True if two pointers name the same field, or one names a field inside the other's. */
export function touches(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

/** Returns the value at a pointer; undefined if there is none. */
export function valueAt(document: JsonObject, pointer: string): Json | undefined {
  const steps = stepsOf(pointer)
  if (steps === null) return undefined
  let value: Json | undefined = document
  for (const [at, step] of steps.entries()) {
    value = stepInto(value, step, steps.slice(0, at))
    if (value === undefined) return undefined
  }
  return value
}

/**
 * Returns a copy of the document with another value at a pointer, or without the existing one (`undefined`); missing
 * parent objects are created. Null if there is no such place: no item of that name, or a parent that is not an
 * object.
 */
export function withValue(document: JsonObject, pointer: string, value: Json | undefined): JsonObject | null {
  const steps = stepsOf(pointer)
  const changed = steps && put(document, steps, 0, value)
  return isObject(changed ?? undefined) ? (changed as JsonObject) : null
}

function stepInto(value: Json | undefined, step: string, before: readonly string[]): Json | undefined {
  if (isObject(value)) return own(value, step)
  if (!isList(value)) return undefined
  const at = indexIn(value, step, before)
  return at === -1 ? undefined : value[at]
}

function put(
  place: Json | undefined,
  steps: readonly string[],
  at: number,
  value: Json | undefined,
): Json | null {
  if (isList(place)) return putInList(place, steps, at, value)
  return place === undefined || isObject(place) ? putInObject(place ?? {}, steps, at, value) : null
}

function putInObject(
  place: JsonObject,
  steps: readonly string[],
  at: number,
  value: Json | undefined,
): Json | null {
  const step = steps[at] ?? ''
  if (at < steps.length - 1) {
    const inner = put(own(place, step), steps, at + 1, value)
    return inner === null ? null : { ...place, [step]: inner }
  }
  if (value !== undefined) return { ...place, [step]: value }
  const { [step]: _, ...rest } = place
  return rest
}

function putInList(
  place: readonly Json[],
  steps: readonly string[],
  at: number,
  value: Json | undefined,
): Json | null {
  const index = indexIn(place, steps[at] ?? '', steps.slice(0, at))
  if (index === -1) return null
  if (at < steps.length - 1) {
    const inner = put(place[index], steps, at + 1, value)
    return inner === null ? null : place.with(index, inner)
  }
  return value === undefined ? place.toSpliced(index, 1) : place.with(index, value)
}

/** The index of the named item in the list at these steps; -1 if there is none or the items have no names. */
function indexIn(list: readonly Json[], name: string, steps: readonly string[]): number {
  const key = listKeys[pointerOf(steps)]
  if (key === undefined) return -1
  return list.findIndex((item) => isObject(item) && own(item, key) === name)
}
