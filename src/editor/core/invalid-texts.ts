import { type Change, change } from '../../tenant/settings/change.ts'
import { isList, isObject, type Json, type JsonObject, own, sameJson } from '../../tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf, valueAt, withValue } from '../../tenant/settings/pointer.ts'
import { fieldAt } from './field-table.ts'

/**
 * A text that its field does not accept, and the setting's value when it was typed; in a list, that identifies the
 * item.
 */
type InvalidText = Readonly<{ text: string; around?: Json }>

/** Texts that their fields do not accept, such as half an address, by pointer; they wait for the user. */
export type InvalidTexts = Readonly<Record<string, InvalidText>>

/** Returns what is stored of a text typed at a pointer, with the settings at that moment. */
export function invalidTextAt(pointer: string, text: string, settings: JsonObject): InvalidText {
  const around = valueAt(settings, settingOf(pointer))
  return { text, ...(around !== undefined && { around }) }
}

/** Returns the steps between two sets of such texts, as a gesture stores them. */
export function invalidTextSteps(before: InvalidTexts, after: InvalidTexts): Change[] {
  const pointers = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...pointers]
    .filter((pointer) => before[pointer]?.text !== after[pointer]?.text)
    .map((pointer) => change(pointer, before[pointer], after[pointer]))
}

/** Returns the texts after the steps. */
export function invalidTextsAfter(before: InvalidTexts, steps: readonly Change[]): InvalidTexts {
  return steps.reduce<InvalidTexts>((texts, { pointer, after }) => {
    const { [pointer]: _, ...others } = texts
    return isInvalidText(after) ? { ...others, [pointer]: after } : others
  }, before)
}

/** Returns a gesture's steps at the current places of their items; steps of removed items are dropped. */
export function placeTextSteps(steps: readonly Change[], settings: JsonObject): Change[] {
  return steps.flatMap(({ pointer, before, after }) => {
    const [field] = [after, before].filter(isInvalidText).map((text) => carriedField(pointer, text, settings))
    if (!field) return []
    return change(
      field.pointer,
      before,
      isInvalidText(after) ? invalidTextAt(field.pointer, after.text, settings) : undefined,
    )
  })
}

/**
 * Returns the texts after a change of the settings, or on reopening the editor: each moves with its list item, and is
 * removed with it. A text is dropped if the user sets its field another way (`isOwn`).
 */
export function carryInvalidTexts(texts: InvalidTexts, after: JsonObject, isOwn: boolean): InvalidTexts {
  const carried = Object.entries<Json>(texts).flatMap(([pointer, text]) => {
    const field = isInvalidText(text) ? carriedField(pointer, text, after) : null
    if (!field || !isInvalidText(text) || (isOwn && !sameJson(field.old, field.next))) return []
    return [[field.pointer, invalidTextAt(field.pointer, text.text, after)] as const]
  })
  return Object.fromEntries(carried)
}

/** An earlier release stored only the text. */
function isInvalidText(stored: Json | undefined): stored is InvalidText {
  return isObject(stored) && typeof stored.text === 'string'
}

/** Pointer of the setting of a field: of the whole list or group if it is inside one. */
const settingOf = (pointer: string) => fieldAt(pointer)?.pointer ?? pointer

/** A place after a change, with its value before and after. */
interface Place {
  readonly path: readonly string[]
  readonly old: Json | undefined
  readonly next: Json | undefined
}

/** Returns a field's place after a change, with its values; null if its item is gone. */
function carriedField(pointer: string, { around }: InvalidText, after: JsonObject) {
  const start: Place = { path: [], old: withValue({}, settingOf(pointer), around) ?? {}, next: after }
  const place = (stepsOf(pointer) ?? []).reduce<Place | null>(
    (from, step) => from && carriedStep(from, step),
    start,
  )
  return place && { pointer: pointerOf(place.path), old: place.old, next: place.next }
}

function carriedStep({ path, old, next }: Place, step: string): Place | null {
  const into = (value: Json | undefined) => (isObject(value) ? own(value, step) : undefined)
  if (!isList(old)) return { path: [...path, step], old: into(old), next: into(next) }
  if (!isList(next)) return null
  const key = listKeys[pointerOf(path)]
  const from = key === undefined ? Number(step) : placeBy(old, key, step)
  const to = placeAfter(from, old, next, key)
  const there = next[to]
  if (there === undefined) return null
  const name = key !== undefined && isObject(there) ? own(there, key) : to
  return { path: [...path, String(name)], old: old[from], next: there }
}

/**
 * Returns the index of a list item after a change: unchanged, by its name, or changed in place; -1 if it is gone or
 * another item took its place.
 */
function placeAfter(
  from: number,
  old: readonly Json[],
  next: readonly Json[],
  key: string | undefined,
): number {
  const item = old[from]
  if (item === undefined) return -1
  if (sameJson(next[from], item)) return from
  const same = next.findIndex((one) => sameJson(one, item))
  if (same !== -1) return same
  const named = key !== undefined && isObject(item) ? placeBy(next, key, own(item, key)) : -1
  if (named !== -1) return named
  const isOther = old.some((one, at) => sameJson(one, next[from]) && !sameJson(one, next[at]))
  return isOther || next.length < old.length ? -1 : from
}

function placeBy(list: readonly Json[], key: string, name: Json | undefined): number {
  return list.findIndex((one) => isObject(one) && own(one, key) === name)
}
