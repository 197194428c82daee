import type { Outcome } from './outcome.ts'

/** Returns the outcome for a brand colour as one word with its measure: `kept`, `moved 0.0213` (ΔE_OK) or `flipped`. */
export function outcomeReason({ outcome, distance }: Outcome): string {
  return outcome === 'moved' ? `moved ${distance.toFixed(4)}` : outcome
}
