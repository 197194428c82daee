import type { Settings } from '../../../contract/types.ts'

/**
 * Maximum characters of the whole settings as JSON: about 200 articles of 5,000 characters. A save reads, compares
 * and stores all of them, and no step may block the event loop for more than 50 ms (decision 0014).
 */
export const MOST_SETTINGS_CHARACTERS = 1_200_000

/** Whether settings are short enough to be stored as a draft. */
export function fitsDraft(settings: Settings): boolean {
  return JSON.stringify(settings).length <= MOST_SETTINGS_CHARACTERS
}
