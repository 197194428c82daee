import type { Quote } from '../../../../contract/types.ts'
import { CHECKOUT_TYPED } from '../../../../tenant/checkout-entry.ts'
import { type KeyStore, tabStorage } from '../tab-storage.ts'
import type { Attempt } from './document-numbers.ts'
import { withoutDocumentNumbers } from './document-numbers.ts'
import type { Typed } from './typed.ts'

/** Accepted amounts: the total, and the part that is due here. */
export interface Agreed {
  total: number
  /** Null before it was shown. */
  due: number | null
  currency: string
  /** Whom the price was for; absent if only the previous page showed it. */
  audience?: Quote['audience']
}

/** A checkout as stored in this tab until it is booked. */
export interface StoredCheckout {
  typed?: Typed
  quoteId?: string
  /** When the device received the quote. */
  quotedAt?: number
  agreed?: Agreed
  /** The total that the previous page showed, in whole minor units. */
  shown?: number
  promoCode?: string
  useCredits?: boolean
  attempt?: Attempt
  /** A request whose answer was lost: it may have led to a booking. */
  lost?: Attempt
  /** The hold's reference. */
  reference?: string
}

/** The user who reads the tab's storage. */
export interface Reader {
  /** The user's address; empty for a guest. */
  person: string
  isTravelAgent: boolean
}

interface Stored {
  rateKey: string
  /** Address of the owner: a signed-in user's input is shown only to that user. */
  person: string
  /** Time of the last change, in milliseconds since the epoch. */
  at: number
  checkout: StoredCheckout
}

/** Milliseconds before an unused checkout is deleted: longer than any hold lasts. */
const LIFE_MS = 2 * 60 * 60_000

/** The latest stored text with the document numbers that it omits; after a reload the page asks for them again. */
const inMemory = new WeakMap<object, { text: string; whole: Stored }>()

/** Names and contact; requests, arrival, documents and accepted terms belong to a single booking. */
const goesAlong = /^contact\.|^contactLead$|^parties\[0\]\.travellers\[\d+\]\.(firstName|lastName)$/

/**
 * Reads the tab's checkout of a rate. A guest's input stays after signing in, without the accepted terms. Names and
 * contact carry over to another rate, but not those of an agent's client, who may be followed by another.
 */
export function readStoredCheckout(rateKey: string, reader: Reader, store = tabStorage): StoredCheckout {
  const stored = readStored(store)
  if (stored === null || (stored.person !== '' && stored.person !== reader.person)) return {}
  const { person, checkout } = stored
  if (stored.rateKey === rateKey) {
    return person === reader.person ? checkout : only(checkout, (name) => name !== 'terms')
  }
  if (reader.isTravelAgent || !checkout.typed) return {}
  return only({ typed: checkout.typed }, (name) => goesAlong.test(name))
}

/**
 * Stores changes of a rate's checkout; undefined deletes a field. Document numbers are stored nowhere (decision
 * 0024).
 */
export function storeCheckout(
  rateKey: string,
  reader: Reader,
  change: { [Name in keyof StoredCheckout]?: StoredCheckout[Name] | undefined },
  store = tabStorage,
): void {
  const known = Object.entries({ ...readStoredCheckout(rateKey, reader, store), ...change })
  const checkout: StoredCheckout = Object.fromEntries(known.filter(([, value]) => value !== undefined))
  const whole = { rateKey, person: reader.person, at: Date.now(), checkout }
  const text = JSON.stringify({ ...whole, checkout: withoutDocumentNumbers(checkout) })
  store.setItem(CHECKOUT_TYPED, text)
  inMemory.set(store, { text, whole })
}

/** Deletes the checkout if it led to this booking. */
export function forgetBooked(reference: string, store = tabStorage): void {
  if (readStored(store)?.checkout.reference === reference) forgetStoredCheckout(store)
}

/** Deletes the checkout after it was booked. */
export function forgetStoredCheckout(store = tabStorage): void {
  store.removeItem(CHECKOUT_TYPED)
  inMemory.delete(store)
}

function only(checkout: StoredCheckout, isKept: (name: string) => boolean): StoredCheckout {
  if (!checkout.typed) return checkout
  const typed = Object.entries(checkout.typed).filter(([name]) => isKept(name))
  return { ...checkout, typed: Object.fromEntries(typed) }
}

function readStored(store: Pick<KeyStore, 'getItem'>): Stored | null {
  try {
    const text = store.getItem(CHECKOUT_TYPED)
    const written = inMemory.get(store)
    const { rateKey, person, at, checkout } =
      written?.text === text ? written.whole : JSON.parse(text ?? 'null')
    const isOurs = typeof rateKey === 'string' && typeof person === 'string' && typeof checkout === 'object'
    const isFresh = Number.isFinite(at) && Date.now() - at < LIFE_MS
    return isOurs && isFresh && checkout !== null ? { rateKey, person, at, checkout } : null
  } catch {
    return null
  }
}
