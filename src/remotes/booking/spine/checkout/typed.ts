import type { TypedDate } from './written-date.ts'

/** What is typed into the form, by the field's name; the server names its fields alike. */
export type Typed = Readonly<Record<string, string>>

/** The three fields of a date. */
export function typedDate(typed: Typed, name: string): TypedDate {
  return {
    day: typed[`${name}.day`] ?? '',
    month: typed[`${name}.month`] ?? '',
    year: typed[`${name}.year`] ?? '',
  }
}
