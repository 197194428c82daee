import { DrawingStopped } from '../../../domain/pictures/drawing-stopped.ts'
import { pictureType } from '../../../domain/pictures/picture-type.ts'
import type { Bytes, Raster } from '../../../domain/pictures/raster.ts'
import { createFairLimiter, type FairLimiter, type Turn } from '../../../kernel/limits/fair-limiter.ts'
import type { Log } from '../../../kernel/log/log.ts'
import type { DrawLogo } from '../../pdf/printed-logo.ts'
import type { DrawingMethod, DrawingMethods } from './drawing-job.ts'
import { createDrawingProcesses, type DrawingProcesses } from './drawing-processes.ts'
import { createStoppedDrawings, drawingKey, picturesIn, type StoppedDrawings } from './stopped-drawings.ts'

export interface ProcessRasterDependencies {
  log: Log
  processes?: DrawingProcesses
  limiter?: FairLimiter
  stopped?: StoppedDrawings
  limitMs?: { drawing: number; photograph: number }
}

export interface ProcessRaster {
  raster: Raster
  drawLogo: DrawLogo
  stop: () => void
}

/** Drawing processes. An agency uses at most one of them, so that others get one soon. */
const PROCESSES = 2
/** Drawings that may wait: for one agency as many as its cards and a page of its versions, and for all. */
const QUEUE = { agency: 64, all: 512 }
/** Milliseconds of processor time: a valid drawing takes a tenth of it, a photograph of 25 million pixels half. */
const LIMIT_MS = { drawing: 2000, photograph: 5000 }
/** A stopped drawing is refused at once for ten minutes. */
const REMEMBERED = { most: 1000, forMs: 600_000 }
/** The operator's import of folders belongs to no agency. */
const PLATFORM: Turn = { group: '', member: '' }

/**
 * Draws in processes that can be killed, unlike anything in the server's own process. Agencies take turns, with one
 * drawing of each at a time. Stopped drawings are remembered. Throws `DrawingStopped`, or `overloaded` if the queue
 * is full.
 */
export function createProcessRaster({
  log,
  processes = createDrawingProcesses({ count: PROCESSES }),
  limiter = createFairLimiter({
    concurrency: PROCESSES,
    queue: QUEUE.all,
    retryAfterSeconds: 3,
    perGroup: { concurrency: 1, queue: QUEUE.agency },
  }),
  stopped = createStoppedDrawings(REMEMBERED.most, REMEMBERED.forMs, Date.now),
  limitMs = LIMIT_MS,
}: ProcessRasterDependencies): ProcessRaster {
  async function draw(method: DrawingMethod, values: unknown[], turn: Turn, signal?: AbortSignal) {
    const key = drawingKey(turn.group, values)
    const refuseRemembered = () => {
      if (key !== null && stopped.has(key)) throw new DrawingStopped('remembered')
    }
    refuseRemembered()
    const isDrawing = picturesIn(values).some((bytes) => pictureType(bytes) === null)
    const job = { method, arguments: values, limitMs: isDrawing ? limitMs.drawing : limitMs.photograph }
    return limiter.run(
      async () => {
        // A copy of it may have been stopped while it waited.
        refuseRemembered()
        try {
          return await processes.run(job)
        } catch (error) {
          if (error instanceof DrawingStopped) {
            if (key !== null) stopped.add(key)
            log.warn({ agency: turn.group, method, why: error.why }, 'The drawing of a picture was stopped.')
          }
          throw error
        }
      },
      turn,
      signal,
    )
  }

  function rasterOf(turn: Turn, signal?: AbortSignal): Raster {
    const remote =
      <Method extends DrawingMethod>(method: Method) =>
      (...values: Parameters<DrawingMethods[Method]>) =>
        draw(method, values, turn, signal) as ReturnType<DrawingMethods[Method]>
    return {
      card: remote('card'),
      icon: remote('icon'),
      portrait: remote('portrait'),
      redraw: remote('redraw'),
      look: remote('look'),
      palette: remote('palette'),
      check: remote('check'),
      page: remote('page'),
      inTurn: rasterOf,
    }
  }

  return {
    raster: rasterOf(PLATFORM),
    drawLogo: (logo, ground) => drawnLogo(logo, ground),
    stop: processes.stop,
  }

  /**
   * A logo belongs to its agency and waits in its queue; without a drawable logo, the voucher is printed with the
   * name.
   */
  async function drawnLogo(logo: Bytes, ground: string): ReturnType<DrawLogo> {
    const turn = { group: `logo ${drawingKey('', [logo])}`, member: '' }
    try {
      return (await draw('logo', [logo, ground], turn)) as Awaited<ReturnType<DrawLogo>>
    } catch {
      return null
    }
  }
}
