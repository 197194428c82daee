const MS_PER_DAY = 86_400_000

/** How far ahead the demo's clock can be moved. */
export const MOST_DAYS_AHEAD = 600

/**
 * The clock of what the demo sells and has booked: suppliers, prices, policies and trips. It can be moved to a cut-off,
 * to the day of use, to a deadline. Sessions, mails and publications keep the real time.
 */
export interface DemoClock {
  now(): Date
  /** Moves it to a moment; it runs on from there. Returns false for the past and for too far ahead. */
  moveTo(moment: Date): boolean
  /** Sets it to the real time. */
  reset(): void
  readonly isMoved: boolean
}

/** Creates a demo's clock at the real time, which `real` returns. Only the demo has one. */
export function createDemoClock(real: () => Date): DemoClock {
  let ahead = 0
  return {
    now: () => new Date(real().getTime() + ahead),
    moveTo(moment) {
      const wanted = moment.getTime() - real().getTime()
      if (!(wanted >= 0) || wanted > MOST_DAYS_AHEAD * MS_PER_DAY) return false
      ahead = wanted
      return true
    },
    reset() {
      ahead = 0
    },
    get isMoved() {
      return ahead > 0
    },
  }
}
