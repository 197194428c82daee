const ENTRY = 'livery_profile_saved'

/** Makes the next page confirm that the profile was saved. */
export function noteSaved(): void {
  try {
    sessionStorage.setItem(ENTRY, '1')
  } catch {
    // Storage is blocked: the fields show what was saved.
  }
}

/** Returns, once, whether the profile was saved before this page loaded. */
export function takeSaved(): boolean {
  try {
    const isSaved = sessionStorage.getItem(ENTRY) !== null
    sessionStorage.removeItem(ENTRY)
    return isSaved
  } catch {
    return false
  }
}
