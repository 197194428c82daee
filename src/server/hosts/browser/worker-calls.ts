/**
 * Calls that a page posts to the preview's worker, with a port for the answer: to learn when the preview is open, and
 * to discard everything.
 */
export const OPEN = 'livery-open'
export const FORGET = 'livery-forget'

export interface WorkerAnswer {
  isDone: boolean
  reason?: string
}
