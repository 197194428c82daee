/** What the visitor typed (spec §7). */
export interface SuggestRequest {
  readonly text: string
  /** Called by the location manager: an agency's locations are cities, so airports are left out. */
  readonly isManageLocation?: boolean
}

export interface SuggestOptions {
  /** Language of country names: one of spec §9. City names are as in the data. */
  readonly language: string
  /** Maximum number of lines; eight by default, which a list shows without scrolling. */
  readonly limit?: number
}

export const usualLimit = 8
