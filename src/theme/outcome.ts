/** What became of a brand colour: used as it is, moved so that the spec's text reads on it, or used as it is with the other text. */
export interface Outcome {
  /** The colour as given, written anew: `#rrggbb` in lower case. */
  given: string
  /** The solid colour used, `#rrggbb`. */
  used: string
  /** The text on it, black or white. */
  text: string
  outcome: 'kept' | 'moved' | 'flipped'
  /** How far `used` lies from `given` in ΔE_OK (about 0.02 is just noticeable); 0 unless moved. */
  distance: number
}
