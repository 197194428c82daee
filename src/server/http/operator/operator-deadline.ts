/**
 * The time limit of an operator's API: a number of milliseconds for an answer, and as many again with each `extend`.
 */
export interface OperatorDeadline {
  /** Aborted when the time is over or the caller has left. */
  readonly signal: AbortSignal
  /** Whether the time is over. */
  isOver(): boolean
  extend(): void
  /** Stops the timer once the answer is complete. */
  end(): void
}

/** Makes the deadline of one call; `caller` is aborted when the caller has left. */
export function operatorDeadline(milliseconds: number, caller: AbortSignal): OperatorDeadline {
  const over = new AbortController()
  const lapse = () => over.abort()
  let timer = setTimeout(lapse, milliseconds)
  return {
    signal: AbortSignal.any([caller, over.signal]),
    isOver: () => over.signal.aborted,
    extend() {
      clearTimeout(timer)
      timer = setTimeout(lapse, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
