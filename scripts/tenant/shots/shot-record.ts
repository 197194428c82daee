import type { Cell } from './matrix.ts'

/** A picture that was taken, for the contact sheet. Paths are relative to the sheet. */
export interface ShotRecord extends Cell {
  name: string
  state: 'new' | 'same' | 'changed' | 'failed'
  /** Number and share of changed pixels; for a failure, the reason. */
  pixels: number
  share: number
  reason: string
  /** Height of the picture, which is as wide as the screen. */
  height: number
}
