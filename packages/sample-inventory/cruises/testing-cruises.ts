import type {
  CruiseSearchCriteria,
  CruiseSearchOffer,
  CruiseShapes,
  QuotedCabin,
} from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type {
  BookRequest,
  OfferBatch,
  ProductSupplier,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { ProductFixture } from '../../../src/server/domain/suppliers/testing-product-fixture.ts'
import { utcDay } from '../../../src/server/kernel/dates/calendar.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { cruiseSupply } from './cruise-supply.ts'
import { agesOf } from './guests.ts'

export const startOfTests = '2026-11-21T12:00:00Z'

/** Returns the criteria of two adults in the Mediterranean next summer, or other ones. */
export function cruiseCriteria(other: Partial<CruiseSearchCriteria> = {}): CruiseSearchCriteria {
  return {
    place: { kind: 'region', code: 'mediterranean' },
    from: '2027-06',
    until: '2027-08',
    cabins: [{ adults: 2, ages: [] }],
    residence: 'GB',
    isPastGuest: false,
    ...other,
  }
}

/** Opens cruises without bookings. */
export function openCruises(
  clock: () => Date = () => new Date(startOfTests),
  { isScripted = false, ledger = memorySupplyLedger(clock) } = {},
): ProductSupplier<CruiseShapes> {
  return cruiseSupply(
    { today: () => utcDay(clock()), ledger },
    { clock, isScripted, pause: async () => undefined },
  )
}

/** Returns all offers of a search, and its last batch. */
export async function allCruises(
  supplier: ProductSupplier<CruiseShapes>,
  criteria: CruiseSearchCriteria,
): Promise<{ offers: CruiseSearchOffer[]; last: OfferBatch<CruiseSearchOffer> | undefined }> {
  const offers: CruiseSearchOffer[] = []
  let last: OfferBatch<CruiseSearchOffer> | undefined
  for await (const batch of supplier.search(criteria, { signal: new AbortController().signal })) {
    offers.push(...batch.offers)
    last = batch
  }
  return { offers, last }
}

/** The fixture of cruises for the contract suite. */
export function cruiseFixture(
  open: (clock: () => Date) => ProductSupplier<CruiseShapes>,
): ProductFixture<CruiseShapes> {
  const criteria = cruiseCriteria()
  return {
    open,
    start: startOfTests,
    begun: '2027-09-30T12:00:00Z',
    criteria,
    keyOf: ({ cheapest }) => cheapest.rates[0]?.rateKey ?? '',
    refundableKey: (cruises) => refundableKey(cruises, criteria),
    longestHoldOf: ({ payments: { optionUntil } }) =>
      optionUntil === undefined ? 1_800 : (Date.parse(optionUntil) - Date.parse(startOfTests)) / 1_000,
    unitsOf: () => 1,
    change: ({ offered }) => ({
      extras: offered.extras.filter(({ code }) => code === 'wifi').map(({ code }) => ({ code, count: 1 })),
    }),
    requestOf: cruiseRequest,
  }
}

/** Returns the key of a rate, by default a flexible one of a balcony that the line chooses later, of which several are left. */
export async function refundableKey(
  cruises: ProductSupplier<CruiseShapes>,
  criteria: CruiseSearchCriteria,
  category = 'BG',
  fare = 'flex',
): Promise<string> {
  const { offers } = await allCruises(cruises, criteria)
  for (const { sailing } of offers) {
    const { cabins, residence, isPastGuest, scenario } = criteria
    const details = await cruises.details({
      sailing: sailing.id,
      guests: cabins[0] ?? { adults: 2, ages: [] },
      residence,
      isPastGuest,
      ...(scenario && { scenario }),
    })
    const rate = details?.sailing?.rates.find(
      (one) => one.fare === fare && one.category === category && one.left > 1,
    )
    const quote = rate && (await cruises.quote(rate.rateKey))
    if (quote?.status === 'available') return quote.rateKey
  }
  throw new Error('no flexible cabin is free')
}

/** Returns the request to book a cabin's hold. */
export function cruiseRequest(reference: string, { guests }: QuotedCabin): BookRequest {
  return {
    reference,
    travellers: agesOf(guests).map((age, index) => ({
      givenName: `Guest${index + 1}`,
      familyName: 'Vega',
      type: age < 2 ? 'infant' : age < 18 ? 'child' : 'adult',
      group: 1,
      dateOfBirth: '1980-02-03',
      nationality: 'GB',
      ...(index === 0 && { role: 'lead' as const }),
    })),
    answers: [],
    contact: { givenName: 'Guest1', familyName: 'Vega', email: 'vega@example.com', phone: '+441632960001' },
    requests: '',
  }
}
