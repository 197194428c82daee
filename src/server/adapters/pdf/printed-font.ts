/** A file of a face: the letters of one script. */
export interface PrintedFont {
  name: string
  bytes: Uint8Array
  /** How much larger than asked it is set, so that faces of one pairing look equally large. */
  scale: number
  letters: ReadonlySet<number>
}
