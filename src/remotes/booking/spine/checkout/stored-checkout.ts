import { CHECKOUT_TYPED } from '../../../../tenant/checkout-entry.ts'
import { type KeyStore, tabStorage } from '../tab-storage.ts'
import type { Attempt } from './attempt.ts'
import { withoutDocumentNumbers } from './document-numbers.ts'
import type { Typed } from './typed.ts'

/** What was agreed to: the price of the stay, and what of it is paid here. */
export interface Agreed {
  total: number
  /** Null before anything of it was told. */
  due: number | null
  currency: string
}

/** What this tab knows of a checkout until it is booked. */
export interface StoredCheckout {
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

/** Who reads what the tab keeps. */
export interface Reader {
  /** Their address; empty of a guest. */
  person: string
  isTravelAgent: boolean
}

interface Stored {
  rateKey: string
  /** Whose it is: what somebody typed who was signed in is shown to nobody else. */
  person: string
  /** When something of it was kept last, in milliseconds since the epoch. */
  at: number
  checkout: StoredCheckout
}

/** Milliseconds for which a checkout is kept that nobody goes on with: longer than anything of it is held. */
const LIFE_MS = 2 * 60 * 60_000

/** What this page wrote last, with the numbers that it did not write: a page that is loaded again asks for them again. */
const inMemory = new WeakMap<object, { text: string; whole: Stored }>()

/** Names and whom to write to; wishes, arrival, documents and what was agreed to are of one booking. */
const goesAlong = /^contact\.|^contactLead$|^parties\[0\]\.travellers\[\d+\]\.(firstName|lastName)$/

/**
 * Reads what the tab keeps of the checkout of a rate. What a guest typed is theirs after they signed in, too, but they agree to
 * the terms anew. Names and address go along to another rate, since the same people travel; not those of an agent's client, after
 * whom another may come.
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

/** Keeps something of the checkout of a rate; what is undefined goes. The numbers of documents are stored nowhere (decision 0024). */
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

/** Forgets the checkout that came to a booking, and no other. */
export function forgetBooked(reference: string, store = tabStorage): void {
  if (readStored(store)?.checkout.reference === reference) forgetStoredCheckout(store)
}

/** Forgets the checkout, once it is booked. */
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
