import type { Typed } from './typed-form.ts'

/** A booking that was asked for: the same key and body again come to the same booking. */
export interface Attempt {
  key: string
  /** As it was sent. */
  body: string
}

/** What was agreed to: the price of the stay, and what of it is paid here. */
export interface Agreed {
  total: number
  /** Null before anything of it was told. */
  due: number | null
  currency: string
}

/** What this tab knows of a checkout until it is booked. */
export interface KeptCheckout {
  typed?: Typed
  quoteId?: string
  /** When the device got the quote. */
  quotedAt?: number
  agreed?: Agreed
  /** The total that the way here showed, in whole minor units. */
  shown?: number
  promoCode?: string
  useCredits?: boolean
  attempt?: Attempt
  /** Whose answer was lost: it may have come to a booking. */
  lost?: Attempt
  /** What was held. */
  reference?: string
}

interface Stored {
  rateKey: string
  /** Whose it is: what somebody typed who was signed in is shown to nobody else. */
  person: string
  checkout: KeptCheckout
}

/** Name of the tab's entry. */
const ENTRY = 'livery_checkout'

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nothing: SessionStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/**
 * Reads what the tab keeps of the checkout of a rate for who is signed in (their address, or empty). What a guest typed is
 * theirs after they signed in, too. What was typed goes along to another rate, since the same people travel.
 */
export function readKept(rateKey: string, person: string, store = sessionStore()): KeptCheckout {
  const stored = readStored(store)
  if (stored === null || (stored.person !== '' && stored.person !== person)) return {}
  if (stored.rateKey === rateKey) return stored.checkout
  return stored.checkout.typed ? { typed: stored.checkout.typed } : {}
}

/** Keeps something of the checkout of a rate; what is undefined goes. */
export function keep(
  rateKey: string,
  person: string,
  change: { [Name in keyof KeptCheckout]?: KeptCheckout[Name] | undefined },
  store = sessionStore(),
): void {
  const checkout = { ...readKept(rateKey, person, store), ...change }
  try {
    store.setItem(ENTRY, JSON.stringify({ rateKey, person, checkout }))
  } catch {
    // The storage is full or blocked: a reload then begins anew.
  }
}

/** Forgets the checkout, once it is booked. */
export function forgetKept(store = sessionStore()): void {
  store.removeItem(ENTRY)
}

function readStored(store: SessionStore): Stored | null {
  try {
    const { rateKey, person, checkout } = JSON.parse(store.getItem(ENTRY) ?? 'null')
    const isOurs = typeof rateKey === 'string' && typeof person === 'string' && typeof checkout === 'object'
    return isOurs && checkout !== null ? { rateKey, person, checkout } : null
  } catch {
    return null
  }
}

/** What the tab keeps; where it keeps nothing, not even asking for it is allowed. */
function sessionStore(): SessionStore {
  try {
    return window.sessionStorage
  } catch {
    return nothing
  }
}
