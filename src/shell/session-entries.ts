/** What the visit keeps of the link that it began with; cleared at log-out and on the way to sign-up (spec §4). */
const linkEntries = ['livery_deep_link', 'livery_route_type'] as const

/** Forgets how the visit came in. */
export function clearLinkEntries(): void {
  try {
    for (const name of linkEntries) sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
