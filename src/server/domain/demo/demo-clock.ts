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
  moveTo(moment: Date): Promise<boolean>
  /** Sets it to the real time. */
  reset(): Promise<void>
  readonly isMoved: boolean
}

/** How many milliseconds the clock is ahead, as all servers of a database share it. */
export interface SharedAhead {
  read(): Promise<number>
  write(milliseconds: number): Promise<void>
  /** Calls the listener after each change, by this or another server. */
  follow(listener: (milliseconds: number) => void): void
}

/** Creates a demo's clock at the real time, which `real` returns. Only the demo has one. */
export function createDemoClock(real: () => Date, shared?: Pick<SharedAhead, 'write' | 'follow'>): DemoClock {
  let ahead = 0
  shared?.follow((milliseconds) => {
    ahead = milliseconds
  })
  const setAhead = async (milliseconds: number) => {
    // Another server may have moved it meanwhile: all follow the last one.
    await shared?.write(milliseconds)
    ahead = milliseconds
  }
  return {
    now: () => new Date(real().getTime() + ahead),
    async moveTo(moment) {
      const wanted = moment.getTime() - real().getTime()
      if (!(wanted >= 0) || wanted > MOST_DAYS_AHEAD * MS_PER_DAY) return false
      await setAhead(wanted)
      return true
    },
    reset: () => setAhead(0),
    get isMoved() {
      return ahead > 0
    },
  }
}
