/** What a page posts to the preview's worker, with a port for the answer: to hear when the preview is open, and to have everything forgotten. */
export const OPEN = 'livery-open'
export const FORGET = 'livery-forget'

export interface WorkerAnswer {
  isDone: boolean
  reason?: string
}
