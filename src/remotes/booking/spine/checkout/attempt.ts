import type { Typed } from './typed.ts'

/** A booking that was asked for: the same key and body again come to the same booking. */
export interface Attempt {
  key: string
  /** As it was sent. */
  body: string
  /** What was typed then, beside what the form begins with. */
  typed?: Typed
}
