import type { Change } from '../../tenant/settings/change.ts'

/** An unsaved change, with its gesture. */
export interface Pending extends Change {
  readonly gesture?: string
}

/** The limits of one call: changes and bytes. */
export const MOST_CHANGES = 200
const MOST_BYTES = 1_900_000

/**
 * Returns the first waiting changes for the next call: as many whole gestures as fit, or a part of a gesture that no
 * call could take.
 */
export function nextBatch(waiting: readonly Pending[], most = MOST_CHANGES): Pending[] {
  const batch: Pending[] = []
  let bytes = 0
  const fits = (more: readonly Pending[]) =>
    batch.length + more.length <= most && bytes + sizeOf(more) <= MOST_BYTES
  const take = (more: readonly Pending[]) => {
    batch.push(...more)
    bytes += sizeOf(more)
  }
  for (const gesture of gesturesOf(waiting)) {
    if (fits(gesture)) take(gesture)
    else if (batch.length > 0) return batch
    else {
      for (const one of gesture) {
        // A single change is sent even if too large: only the server can say what is wrong with it.
        if (batch.length > 0 && !fits([one])) return batch
        take([one])
      }
      return batch
    }
  }
  return batch
}

/** Splits changes into consecutive ones of the same gesture. */
function gesturesOf(waiting: readonly Pending[]): Pending[][] {
  const gestures: Pending[][] = []
  for (const one of waiting) {
    const last = gestures.at(-1)
    if (last && one.gesture !== undefined && last[0]?.gesture === one.gesture) last.push(one)
    else gestures.push([one])
  }
  return gestures
}

const encoder = new TextEncoder()

function sizeOf(changes: readonly Pending[]): number {
  return changes.reduce(
    (sum, { pointer, after }) => sum + encoder.encode(JSON.stringify({ pointer, after })).length + 1,
    0,
  )
}
