/**
 * The outcome for a brand colour: used as given, moved until the spec's text is readable on it, or used as given with
 * the other text colour.
 */
export interface BrandColorOutcome {
  /** The given colour as `#rrggbb` in lower case. */
  given: string
  /** The solid colour used, `#rrggbb`. */
  used: string
  /** The text on it, black or white. */
  text: string
  outcome: 'kept' | 'moved' | 'flipped'
  /** Distance from `given` to `used` in ΔE_OK (about 0.02 is just noticeable); 0 unless moved. */
  distance: number
}

/** Returns the outcome for a brand colour as one word with its measure: `kept`, `moved 0.0213` (ΔE_OK) or `flipped`. */
export function outcomeReason({ outcome, distance }: BrandColorOutcome): string {
  return outcome === 'moved' ? `moved ${distance.toFixed(4)}` : outcome
}
