const ENTRY = 'livery_profile_saved'

/** Has the page that is loaded next say that the profile was saved. */
export function noteSaved(): void {
  try {
    sessionStorage.setItem(ENTRY, '1')
  } catch {
    // Storage is blocked: what was saved is seen in the fields.
  }
}

/** Says, once, whether the profile was saved before this page was loaded. */
export function takeSaved(): boolean {
  try {
    const isSaved = sessionStorage.getItem(ENTRY) !== null
    sessionStorage.removeItem(ENTRY)
    return isSaved
  } catch {
    return false
  }
}
