import type { ActivityShapes } from '../../../domain/suppliers/activity-shapes.ts'
import type { ProductSupplier, SupplierQuote } from '../../../domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../domain/suppliers/traveller.ts'
import { unitRefusal } from '../../../domain/suppliers/unit-refusal.ts'
import { octoBooking } from './octo-bookings.ts'
import { availabilityOf } from './octo-calls.ts'
import { octoDetails } from './octo-details.ts'
import { decodeOctoKey, encodeOctoKey, type OctoKey } from './octo-key.ts'
import { octoOffer, productsNear } from './octo-offers.ts'
import type { OctoSources } from './octo-sources.ts'
import { readPolicy, readPrice } from './read-availability.ts'
import { freeHoursOf, readOption } from './read-product.ts'
import { visitAt } from './visit-at.ts'

const batchSize = 8
/** Places that are not counted. */
const UNCOUNTED = 1_000
const requirements: readonly TravellerRequirement[] = [
  { field: 'name', of: 'contact' },
  { field: 'email', of: 'contact' },
  { field: 'phone', of: 'contact' },
  { field: 'name', of: 'lead_of_each_group' },
]

/** Returns the activities of an OCTO supplier. */
export function octoActivities(sources: OctoSources): ProductSupplier<ActivityShapes> {
  return {
    ...octoBooking(sources),
    async *search(criteria, { signal }) {
      const near = await productsNear(criteria, sources)
      let left = criteria.limit
      for (let at = 0; at < near.length && left > 0; at += batchSize) {
        const found = await Promise.allSettled(
          near.slice(at, at + batchSize).map((product) => octoOffer(product, criteria, sources)),
        )
        if (signal.aborted) return
        // One product's failure must not hide the others; if all fail, the supplier does.
        const [failed] = found.filter((one) => one.status === 'rejected')
        if (failed && found.every((one) => one.status === 'rejected')) throw failed.reason
        const answers = found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []))
        const offers = answers.slice(0, left)
        left -= offers.length
        if (offers.length > 0) yield { offers, isLast: false }
      }
      if (!signal.aborted) yield { offers: [], isLast: true }
    },
    details: (query) => octoDetails(query, sources),
    async quote(rateKey) {
      const key = decodeOctoKey(rateKey)
      return key && quoteOf(key, sources)
    },
  }
}

async function quoteOf(
  key: OctoKey,
  sources: OctoSources,
): Promise<SupplierQuote<ActivityShapes['subject']> | null> {
  const { productId, optionId, availabilityId, units } = key
  const product = await sources.product(productId)
  const option = product?.options.find(({ id }) => id === optionId)
  if (!product || !option || unitRefusal(readOption(option, product), units)) return null
  const request = { productId, optionId, availabilityIds: [availabilityId], units }
  const [one] = await availabilityOf(request, sources)
  const subject = one ? await visitAt({ product, option, units, at: one }, sources) : null
  if (!one?.available || !one.pricing || !subject) return { status: 'sold_out' }
  const price = readPrice(one.pricing)
  const isEach = subject.questions.some(({ of }) => of === 'traveller')
  return {
    status: 'available',
    rateKey: encodeOctoKey(key),
    price,
    policy: readPolicy(one, freeHoursOf(option), subject.activity.timeZone, price, sources.clock()),
    requirements: isEach ? [...requirements, { field: 'name', of: 'everyone' }] : requirements,
    left: one.vacancies ?? UNCOUNTED,
    scenario: null,
    subject,
  }
}
