/** So many holds are remembered; the oldest are forgotten first and count until their half hour is over. */
const MOST = 10_000

export interface OpenHolds {
  /** Notes a hold of an agency, by the booking of the answer, and what takes its count back. */
  begin(agencyId: string, answer: unknown, takeBack: () => Promise<void>): Promise<void>
  /** Takes the count back once the booking of the answer is no longer on hold. */
  end(agencyId: string, answer: unknown): Promise<void>
}

/** Makes the memory of which holds are counted. It is of this process: a hold whose server ended counts for its half hour. */
export function openHolds(): OpenHolds {
  const open = new Map<string, () => Promise<void>>()
  const keyOf = (agencyId: string, reference: string) => `${agencyId} ${reference}`
  return {
    async begin(agencyId, answer, takeBack) {
      const key = keyOf(agencyId, bookingOf(answer).reference)
      // The same request again is the same hold, which is counted once.
      const known = open.get(key)
      open.set(key, known ?? takeBack)
      const [oldest] = open.keys()
      if (open.size > MOST && oldest !== undefined) open.delete(oldest)
      if (known) await takeBack()
    },
    async end(agencyId, answer) {
      const { reference, state } = bookingOf(answer)
      if (state === 'on_hold') return
      const key = keyOf(agencyId, reference)
      await open.get(key)?.()
      open.delete(key)
    },
  }
}

/** The answer keeps to the contract here: it is checked before. */
function bookingOf(answer: unknown): { reference: string; state: string } {
  return (answer as { data: { reference: string; state: string } }).data
}
