import type { Settings } from '../../contract/types.ts'

/** Characters of the whole settings as JSON. */
export const MOST_SETTINGS_CHARACTERS = 5_000_000

/** Whether settings are short enough to be stored as a draft. */
export function fitsDraft(settings: Settings): boolean {
  return JSON.stringify(settings).length <= MOST_SETTINGS_CHARACTERS
}
