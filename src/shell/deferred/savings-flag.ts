/** Name of the session's entry; closing the popup sets it to false (spec §4). */
export const SAVINGS_FLAG = 'livery_saving_popup'

let isClosed = false

/** Whether the popup may still be shown in this session. */
export function mayShowSavings(): boolean {
  if (isClosed) return false
  try {
    return sessionStorage.getItem(SAVINGS_FLAG) !== 'false'
  } catch {
    return true
  }
}

/** Remembers that the popup was closed; where storage is blocked, for as long as the page is open. */
export function keepSavingsClosed(): void {
  isClosed = true
  try {
    sessionStorage.setItem(SAVINGS_FLAG, 'false')
  } catch {
    // Storage is blocked or full.
  }
}
