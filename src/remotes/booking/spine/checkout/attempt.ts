import type { Typed } from './typed.ts'

/** A booking request: the same key and body lead to the same booking again. */
export interface Attempt {
  key: string
  /** The body as sent. */
  body: string
  /** The input at that time, on top of the form's initial values. */
  typed?: Typed
}
