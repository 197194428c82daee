import { type Change, change } from '../../tenant/settings/change.ts'
import { isList, isObject, type Json, type JsonObject, own, sameJson } from '../../tenant/settings/json.ts'
import { listKeys } from '../../tenant/settings/list-keys.ts'
import { pointerOf, stepsOf, valueAt, withValue } from '../../tenant/settings/pointer.ts'
import { fieldAt } from './field-table.ts'

/** A text that its field does not take, and what the setting said that it was typed in: in a list, that tells which thing it is of. */
type UnfitText = Readonly<{ text: string; around?: Json }>

/** Texts that their fields do not take, such as half an address, by their pointers: they stay there and wait for their person. */
export type Unfit = Readonly<Record<string, UnfitText>>

/** Takes where a text is typed and the settings then, and gives what is kept of it. */
export function unfitText(pointer: string, text: string, settings: JsonObject): UnfitText {
  const around = valueAt(settings, settingOf(pointer))
  return { text, ...(around !== undefined && { around }) }
}

/** Takes such texts before and after and gives the steps from one to the other, as a gesture keeps them. */
export function unfitSteps(before: Unfit, after: Unfit): Change[] {
  const pointers = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...pointers]
    .filter((pointer) => before[pointer]?.text !== after[pointer]?.text)
    .map((pointer) => change(pointer, before[pointer], after[pointer]))
}

/** Gives such texts after steps. */
export function unfitAfter(unfit: Unfit, steps: readonly Change[]): Unfit {
  return steps.reduce<Unfit>((texts, { pointer, after }) => {
    const { [pointer]: _, ...others } = texts
    return isUnfitText(after) ? { ...others, [pointer]: after } : others
  }, unfit)
}

/** Takes steps of a gesture and the settings by now, and gives the steps where their things are; not those whose thing is gone. */
export function unfitPlaced(steps: readonly Change[], settings: JsonObject): Change[] {
  return steps.flatMap(({ pointer, before, after }) => {
    const [field] = [after, before].filter(isUnfitText).map((text) => carriedField(pointer, text, settings))
    if (!field) return []
    return change(
      field.pointer,
      before,
      isUnfitText(after) ? unfitText(field.pointer, after.text, settings) : undefined,
    )
  })
}

/**
 * Takes such texts and the settings after a change, or as they are when the editor is opened again, and gives the texts with
 * their fields: moved with the thing in a list that they are in, and gone with it. What the person set another way meanwhile
 * (`isOwn`) is no longer waited for.
 */
export function unfitCarried(unfit: Unfit, after: JsonObject, isOwn: boolean): Unfit {
  const carried = Object.entries<Json>(unfit).flatMap(([pointer, text]) => {
    const field = isUnfitText(text) ? carriedField(pointer, text, after) : null
    if (!field || !isUnfitText(text) || (isOwn && !sameJson(field.old, field.next))) return []
    return [[field.pointer, unfitText(field.pointer, text.text, after)] as const]
  })
  return Object.fromEntries(carried)
}

/** An earlier release kept no more than the text. */
function isUnfitText(kept: Json | undefined): kept is UnfitText {
  return isObject(kept) && typeof kept.text === 'string'
}

/** The setting that a field is in: a list or a group as a whole, where it is within one. */
const settingOf = (pointer: string) => fieldAt(pointer)?.pointer ?? pointer

/** A place before and after a change: where it is then, and what stands there. */
interface Place {
  readonly path: readonly string[]
  readonly old: Json | undefined
  readonly next: Json | undefined
}

/** Where a field is after a change, and what stands there then and stood before; null where what it was in is gone. */
function carriedField(pointer: string, { around }: UnfitText, after: JsonObject) {
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
 * Where the thing at a place of a list is in the list after it: as it was, by its name, or changed in its place; -1 where it is
 * gone, as it is where another one has come to its place.
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
