/** Session storage key; closing the popup sets it to false (spec §4). */
export const SAVINGS_FLAG = 'livery_saving_popup'

let isClosed = false

/** Returns whether the popup may still be shown in this session. */
export function mayShowSavings(): boolean {
  if (isClosed) return false
  try {
    return sessionStorage.getItem(SAVINGS_FLAG) !== 'false'
  } catch {
    return true
  }
}

/** Stores that the popup was closed; if storage is blocked, for as long as the page is open. */
export function keepSavingsClosed(): void {
  try {
    sessionStorage.setItem(SAVINGS_FLAG, 'false')
  } catch {
    // Storage is blocked or full.
    isClosed = true
  }
}
