import { isCheckoutEntry } from '../tenant/checkout-entry.ts'

/** What the visit keeps of the link that it began with; cleared at log-out and on the way to sign-up (spec §4). */
const linkEntries: readonly string[] = ['livery_deep_link', 'livery_route_type']

/** Forgets how the visit came in. */
export function clearLinkEntries(): void {
  clear((name) => linkEntries.includes(name))
}

/** Forgets whom somebody wanted to travel with, and what they were paying. */
export function clearCheckoutEntries(): void {
  clear(isCheckoutEntry)
}

function clear(isOne: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isOne)) sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
