/** What the visitor typed (spec §7). */
export interface SuggestRequest {
  readonly text: string
  /** Asked from the location manager: an agency's locations are cities, so airports are left out. */
  readonly isManageLocation?: boolean
}

export interface SuggestOptions {
  /** Language of country names: one of spec §9. City names are the data's own. */
  readonly language: string
  /** Most lines in the answer; eight by default, what a list shows without scrolling. */
  readonly limit?: number
}

export const usualLimit = 8
