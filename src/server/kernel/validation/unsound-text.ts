import type { FieldError } from '../../../contract/types.ts'
import { joinField } from './field-name.ts'

const MOST = 20
const reason = 'must be whole Unicode text without NUL characters'

/**
 * True if a text can be stored, sent and shown: it has no NUL, which PostgreSQL refuses, and no half of a surrogate
 * pair.
 */
export function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/**
 * Returns an error for each unsound text in parsed JSON, names of fields included; 20 at most. `whole` names the
 * value itself.
 */
export function unsoundTexts(value: unknown, whole: string): FieldError[] {
  const errors: FieldError[] = []
  // Nearly every body is sound, and building the names of its fields is the costliest step.
  if (isSound(value)) return errors
  // A body may be too deeply nested for recursion.
  const open: { field: string; value: unknown }[] = [{ field: '', value }]
  // One by one: a list may have more entries than a call may have arguments.
  const addAll = (inner: typeof open) => {
    for (const one of inner.toReversed()) open.push(one)
  }
  for (let next = open.pop(); next !== undefined && errors.length < MOST; next = open.pop()) {
    const { field } = next
    if (typeof next.value === 'string') {
      if (!isSoundText(next.value)) errors.push({ field: field || whole, reason })
    } else if (Array.isArray(next.value)) {
      addAll(next.value.map((entry, i) => ({ field: deeper(field, `[${i}]`), value: entry })))
    } else if (isObject(next.value)) {
      for (const [name, entry] of Object.entries(next.value).toReversed()) {
        const inner = deeper('', joinField(field, name))
        if (!isSoundText(name)) errors.push({ field: inner, reason })
        open.push({ field: inner, value: entry })
      }
    }
  }
  return errors
}

/**
 * True if every text in a value is sound, names of fields included. Uses a work list, because recursion has a depth
 * limit.
 */
function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isSoundText(value)
  const open: object[] = isObject(value) ? [value] : []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const names = Array.isArray(next) ? [] : Object.keys(next)
    if (!names.every(isSoundText)) return false
    for (const inner of Object.values(next)) {
      if (typeof inner === 'string' && !isSoundText(inner)) return false
      if (isObject(inner)) open.push(inner)
    }
  }
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Deep names are cut, so that they do not grow with the square of a body's length. */
function deeper(field: string, step: string): string {
  const name = field + step
  return name.length > 200 ? `${name.slice(0, 200)}…` : name
}
