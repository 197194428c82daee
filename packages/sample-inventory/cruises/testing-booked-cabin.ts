import type {
  CruiseChange,
  CruiseSearchCriteria,
} from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { type CruiseKey, decodeCruiseKey } from './cruise-key.ts'
import { cruiseCriteria, cruiseRequest, openCruises, refundableKey, startOfTests } from './testing-cruises.ts'

interface BookedOptions {
  readonly criteria?: Partial<CruiseSearchCriteria>
  readonly category?: string
  readonly fare?: string
  /** Returns the codes of extras for the whole cabin among those that are offered. */
  readonly extrasOf?: (offered: readonly { code: string }[]) => readonly string[]
}

/** Books a cabin of Auriga Cruises and returns what changes it, with a clock that can be set. */
export async function bookedCabin({ criteria, category, fare, extrasOf }: BookedOptions = {}) {
  const now = { at: startOfTests }
  const clock = () => new Date(now.at)
  const ledger = memorySupplyLedger(clock)
  const supplier = openCruises(clock, { isScripted: true, ledger })
  const search = cruiseCriteria({ lines: ['auriga-cruises'], ...criteria })
  const available = async (rateKey: string) => {
    const found = await supplier.quote(rateKey)
    if (found?.status !== 'available') throw new Error('not available')
    return found
  }
  let quote = await available(await refundableKey(supplier, search, category, fare))
  if (extrasOf) {
    const extras = extrasOf(quote.subject.offered.extras).map((code) => ({ code, count: 1 }))
    const details = await supplier.details({ rateKey: quote.rateKey, extras })
    quote = await available(details?.rate?.rateKey ?? '')
  }
  await supplier.hold({ reference: 'r', rateKey: quote.rateKey, seconds: 900 })
  await supplier.book(cruiseRequest('r', quote.subject))
  const { sailing, guests } = quote.subject
  const query = { sailing: sailing.id, guests, residence: 'GB', isPastGuest: false }
  let amendments = 0
  return {
    now,
    ledger,
    supplier,
    quote,
    key: decodeCruiseKey(quote.rateKey) as CruiseKey,
    /** Returns today's key of another rate of the sailing. */
    async rateKeyOf(code: string, other = 'flex') {
      const rates = (await supplier.details(query))?.sailing?.rates ?? []
      const rate = rates.find((one) => one.category === code && one.fare === other)
      if (rate === undefined) throw new Error(`there is no ${code} at ${other}`)
      return (await available(rate.rateKey)).rateKey
    },
    changed: (change: CruiseChange) => supplier.amendQuote('r', change),
    /** Returns the price and the subject of a change that is possible. */
    async changedTo(change: CruiseChange) {
      const changed = await supplier.amendQuote('r', change)
      if (changed?.status !== 'available') throw new Error('it cannot be changed')
      return { ...changed, subject: changed.subject as typeof quote.subject }
    },
    /** Changes the booking and returns what it is then. */
    async change(change: CruiseChange) {
      const changed = await this.changedTo(change)
      amendments += 1
      const { amount, currency } = { amount: changed.price.net, currency: changed.price.currency }
      const { status } = await supplier.amend({
        reference: 'r',
        amendment: `a${amendments}`,
        rateKey: changed.rateKey,
        expected: { amount, currency },
        travellers: cruiseRequest('r', quote.subject).travellers,
        answers: [],
      })
      if (status !== 'applied') throw new Error(status)
      return changed.subject
    },
    /** Accepts the line's own change, and returns it. */
    async accepted() {
      const [change] = await supplier.changes('r')
      if (change === undefined) throw new Error('the line changes nothing')
      await supplier.acceptChange('r', change.reference)
      return { ...change, becomes: change.becomes as typeof quote.subject }
    },
    /** Returns how many of our bookings have a cabin of the ship. */
    async taken(number: string | undefined) {
      const stock = `cruise/${sailing.id}/cabin-${number}`
      const { departsOn } = sailing
      return (await ledger.taken([stock], departsOn, departsOn)).get(stock)?.get(departsOn) ?? 0
    },
  }
}
