import type { BookRequest, ProductShapes, ProductSupplier, SupplierQuote } from './product-supplier.ts'

/** What the contract suite has to know of a product and its supplier to try them. */
export interface ProductFixture<Shapes extends ProductShapes> {
  /** Makes a supplier that nobody has booked with and that lives by the clock. */
  readonly open: (clock: () => Date) => ProductSupplier<Shapes>
  /** ISO 8601: the moment at which the suite begins. */
  readonly start: string
  /** ISO 8601: when what the keys below book has begun, so that cancelling it costs most. */
  readonly begun: string
  /** Finds at least three offers that can be booked, some months before they take place. */
  readonly criteria: Shapes['criteria']
  readonly keyOf: (offer: Shapes['offer']) => string
  /** Finds the key of something that costs nothing to cancel at the start and something later. */
  readonly refundableKey: (supplier: ProductSupplier<Shapes>) => Promise<string>
  /** How many of `left` a booking of it takes: rooms, places, cars. */
  readonly unitsOf: (subject: Shapes['subject']) => number
  /** More of what is booked, as `amendQuote` takes it; left out of a supplier that changes nothing for travellers. */
  readonly change?: (subject: Shapes['subject']) => object
  /** Finds the key of something that the supplier changes by itself once it is booked; left out of one that never does. */
  readonly changedKey?: (supplier: ProductSupplier<Shapes>) => Promise<string>
  /** The request to book what is held under the reference, for the keys of this fixture. */
  readonly requestOf: (reference: string, subject: Shapes['subject']) => BookRequest
}

export type Available<Subject> = Extract<SupplierQuote<Subject>, { status: 'available' }>

/** A supplier that nobody has booked with, whose clock goes as it is told. */
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
    /** The key that a quote gives for the first offer. */
    async quotedKey(): Promise<string> {
      const [offer] = await found()
      return (await available(offer === undefined ? '' : fixture.keyOf(offer))).rateKey
    },
    /** What of the rate is left; 0 when it is sold out. */
    async left(rateKey: string): Promise<number> {
      const quote = await supplier.quote(rateKey)
      return quote?.status === 'available' ? quote.left : 0
    },
    /** Books what is held of a rate that was quoted before. */
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
