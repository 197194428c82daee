import type { BookRequest, ProductShapes, ProductSupplier, SupplierQuote } from './product-supplier.ts'

/** What the contract suite needs to know about a product and its supplier. */
export interface ProductFixture<Shapes extends ProductShapes> {
  /** Creates a supplier without bookings that uses the clock. */
  readonly open: (clock: () => Date) => ProductSupplier<Shapes>
  /** How many random orders of calls a crowd makes; some by default. */
  readonly crowdRuns?: number
  /** ISO 8601: the moment when the suite begins. */
  readonly start: string
  /** ISO 8601: when bookings of the keys below have begun, so that cancelling costs most. */
  readonly begun: string
  /** Finds at least three bookable offers, some months before they take place. */
  readonly criteria: Shapes['criteria']
  readonly keyOf: (offer: Shapes['offer']) => string
  /** Finds the key of an offer that is free to cancel at the start, but not later. */
  readonly refundableKey: (supplier: ProductSupplier<Shapes>) => Promise<string>
  /** For how many seconds an offer can be held at the start; the supplier's longest hold by default. */
  readonly longestHoldOf?: (subject: Shapes['subject']) => number
  /** How many units of `left` a booking takes: rooms, places, cars. */
  readonly unitsOf: (subject: Shapes['subject']) => number
  /** Increases a booking, as `amendQuote` takes it; absent if the supplier makes no changes for travellers. */
  readonly change?: (subject: Shapes['subject']) => object
  /** Finds the key of an offer that the supplier changes after booking; absent if it never does. */
  readonly changedKey?: (supplier: ProductSupplier<Shapes>) => Promise<string>
  /** The request to book the reference's hold, for the keys of this fixture. */
  readonly requestOf: (reference: string, subject: Shapes['subject']) => BookRequest
}

export type Available<Subject> = Extract<SupplierQuote<Subject>, { status: 'available' }>

/** A supplier without bookings, with a clock that tests set. */
export type OpenedProduct<Shapes extends ProductShapes> = ReturnType<typeof openProduct<Shapes>>

/** Opens the supplier of a fixture at its start. */
export function openProduct<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>) {
  let now = Date.parse(fixture.start)
  const supplier = fixture.open(() => new Date(now))

  async function available(rateKey: string): Promise<Available<Shapes['subject']>> {
    const quote = await supplier.quote(rateKey)
    if (quote?.status !== 'available') throw new Error(`the rate ${rateKey} is not available`)
    return quote
  }

  async function found(): Promise<Shapes['offer'][]> {
    const offers: Shapes['offer'][] = []
    const { signal } = new AbortController()
    for await (const batch of supplier.search(fixture.criteria, { signal })) offers.push(...batch.offers)
    return offers
  }

  const hold = (reference: string, rateKey: string, seconds = 900) =>
    supplier.hold({ reference, rateKey, seconds })

  return {
    supplier,
    available,
    found,
    hold,
    go(moment: string) {
      now = Date.parse(moment)
    },
    pass(seconds: number) {
      now += seconds * 1000
    },
    /** The quoted key of the first offer. */
    async quotedKey(): Promise<string> {
      const [offer] = await found()
      return (await available(offer === undefined ? '' : fixture.keyOf(offer))).rateKey
    },
    /** Units left at the rate; 0 if sold out. */
    async left(rateKey: string): Promise<number> {
      const quote = await supplier.quote(rateKey)
      return quote?.status === 'available' ? quote.left : 0
    },
    /** Books a hold of a rate that was quoted before. */
    book(reference: string, { subject }: Pick<Available<Shapes['subject']>, 'subject'>) {
      return supplier.book(fixture.requestOf(reference, subject))
    },
    /** Holds a rate and books it. */
    async bookNow(reference: string, rateKey: string) {
      const { subject } = await available(rateKey)
      await hold(reference, rateKey)
      return supplier.book(fixture.requestOf(reference, subject))
    },
  }
}
