import type { Settings } from '../../../contract/types.ts'

/**
 * Characters of the whole settings as JSON: about 200 articles of 5,000 characters. A save reads, compares and stores all of
 * them, and none of its steps may hold the event loop over 50 ms (decision 0014).
 */
export const MOST_SETTINGS_CHARACTERS = 1_200_000

/** Whether settings are short enough to be stored as a draft. */
export function fitsDraft(settings: Settings): boolean {
  return JSON.stringify(settings).length <= MOST_SETTINGS_CHARACTERS
}
