import type { Cell } from './matrix.ts'

/** A picture that was taken, as the contact sheet shows it. Paths are from the sheet's folder. */
export interface ShotRecord extends Cell {
  name: string
  state: 'new' | 'same' | 'changed' | 'failed'
  /** Pixels that are not as they were, and their share of all; of what failed, why. */
  pixels: number
  share: number
  reason: string
  /** Of the picture, which is as wide as the screen. */
  height: number
}
