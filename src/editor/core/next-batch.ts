import type { Change } from '../../tenant/settings/change.ts'

/** A change that is not saved, and the gesture it is of. */
export interface Pending extends Change {
  readonly gesture?: string
}

/** Changes that one call of the draft takes, and bytes. */
export const MOST_CHANGES = 200
const MOST_BYTES = 1_900_000

/**
 * Takes what waits to be saved and gives what goes with the next call, from its beginning: gestures as a whole, as many as
 * fit. Only of one that no call takes, as much as one does.
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
        // The first goes alone if it must: what is wrong with it only the server can say.
        if (batch.length > 0 && !fits([one])) return batch
        take([one])
      }
      return batch
    }
  }
  return batch
}

/** What follows each other of one gesture. */
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
