import type { Raster } from '../../../domain/pictures/raster.ts'
import type { DrawLogo } from '../../pdf/printed-logo.ts'

/** What is drawn in a process of its own: everything that reads the bytes of a picture that was sent. */
export interface DrawingMethods extends Omit<Raster, 'inTurn'> {
  logo: DrawLogo
}

export type DrawingMethod = keyof DrawingMethods

/** What the server sends to a drawing process. */
export interface DrawingJob {
  method: DrawingMethod
  arguments: readonly unknown[]
  /** Milliseconds of processor time that the drawing may take. */
  limitMs: number
}

/** What a drawing process answers: the drawing, why it failed, or which limit it went over. */
export type DrawingAnswer = { result: unknown } | { failure: string } | { exceeded: 'time' | 'memory' }
