/** One choice of a picker. */
export interface PickerEntry {
  id: string
  name: string
  /** Language the name is written in, where it is not the page's. */
  lang?: string
  /** Address of a flag. */
  flag: string
  /** Stands at the end of the line. */
  note: string
  /** What a search finds it by. */
  words: string
}
