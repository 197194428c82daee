import { isCheckoutEntry } from '../tenant/checkout-entry.ts'

/** Session storage keys of the link that started the visit; cleared at log-out and on the way to sign-up (spec §4). */
const linkEntries: readonly string[] = ['livery_deep_link', 'livery_route_type']

/** Clears how the visit started. */
export function clearLinkEntries(): void {
  clear((name) => linkEntries.includes(name))
}

/** Clears travellers and payments of a checkout. */
export function clearCheckoutEntries(): void {
  clear(isCheckoutEntry)
}

function clear(isOne: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage).filter(isOne)) sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}
