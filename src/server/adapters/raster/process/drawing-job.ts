import type { Raster } from '../../../domain/pictures/raster.ts'
import type { DrawLogo } from '../../pdf/printed-logo.ts'

/** Everything that reads the bytes of a sent picture, which runs in a separate process. */
export interface DrawingMethods extends Omit<Raster, 'inTurn'> {
  logo: DrawLogo
}

export type DrawingMethod = keyof DrawingMethods

/** The server's message to a drawing process. */
export interface DrawingJob {
  method: DrawingMethod
  arguments: readonly unknown[]
  /** Limit of processor time for the drawing, in milliseconds. */
  limitMs: number
}

/** A drawing process's answer: the drawing, an error, or the limit that it exceeded. */
export type DrawingAnswer = { result: unknown } | { failure: string } | { exceeded: 'time' | 'memory' }
