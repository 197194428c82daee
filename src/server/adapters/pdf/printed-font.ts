/** A file of a typeface: the letters of one script. */
export interface PrintedFont {
  name: string
  bytes: Uint8Array
  /** Size adjustment, so that the typefaces of a pairing look equally large. */
  scale: number
  letters: ReadonlySet<number>
}
