import type { TypedDate } from './written-date.ts'

/** The form's input by field name; the server uses the same names. */
export type Typed = Readonly<Record<string, string>>

/** Returns the three fields of a date. */
export function typedDate(typed: Typed, name: string): TypedDate {
  return {
    day: typed[`${name}.day`] ?? '',
    month: typed[`${name}.month`] ?? '',
    year: typed[`${name}.year`] ?? '',
  }
}
