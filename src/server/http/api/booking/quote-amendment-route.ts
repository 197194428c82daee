import { randomUUID } from 'node:crypto'
import { amendmentCost } from '../../../domain/booking/amendment-cost.ts'
import { amendmentSeconds, changesRefusedFrom } from '../../../domain/booking/amendment-time.ts'
import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { quotedOf, snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { supplierBookingProblem } from '../../../domain/booking/supplier-booking-problem.ts'
import { itemPrice, quotedItem } from '../../../domain/products/spine/item-pricing.ts'
import { itemSupplier } from '../../../domain/products/spine/item-supplier.ts'
import { kindOf } from '../../../domain/products/spine/product-kind.ts'
import type { AvailableQuote } from '../../../domain/products/spine/quote-from-supplier.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import { collected } from '../../../domain/products/spine/scheduled-payment.ts'
import { proposalAudience } from '../../../domain/proposals/priced-proposal.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call, Route } from '../../request-context/route.ts'
import { amendmentAnswer } from './amendment-answer.ts'
import { changeableBooking, holds } from './booking-access.ts'
import { requireQuota } from './require-quota.ts'
import { actionRefused, itemsFor, targetItem } from './target-item.ts'

/** Makes the route that quotes an amendment of an item, at today's price of its new state. */
export function quoteAmendmentRoute(dependencies: BookingDependencies): Route<'quoteAmendment'> {
  return async (call) => {
    const booking = await changeableBooking(call, call.path.reference, dependencies)
    const repositories = dependencies.ofAgency(call.agency.id)
    const { itemId, change } = call.body
    const item = targetItem('change', await itemsFor('change', booking, repositories, dependencies), itemId)
    const kind = kindOf(item, dependencies.kinds)
    if (change.product !== kind.product || kind.changeOf === undefined) throw actionRefused('change')
    const { subject } = quotedOf(item)
    const wanted = kind.changeOf(subject, change, dependencies)
    const staying = kind.stayingOf?.(subject, change)
    await requireQuota(call, 'quote', dependencies)
    const quoted = await asked(item, wanted)
    const becomes = await priced(call, booking, item, quoted)
    if (collected(becomes.schedule).some(({ at }) => at !== null)) throw paidInParts()
    const payments = await repositories.payments.ofBooking(booking.id)
    const { least } = snapshotOf(booking).quote
    const cost = amendmentCost(booking, item, becomes, { payments, least })
    if (cost === null) throw belowDiscounts()
    const isHolder = holds(call, booking, dependencies)
    const { changesUntil } = itemSupplier(dependencies.suppliers, item).capabilities()
    const { start, end } = kind.periodOf(becomes.subject)
    const amendment = await repositories.amendments.create(
      {
        id: randomUUID(),
        bookingId: booking.id,
        itemId: item.id,
        snapshot: {
          was: quotedOf(item),
          becomes,
          period: { start, end },
          ...(staying && { staying }),
          ...cost,
        },
      },
      amendmentSeconds({
        isForTraveller: !isHolder,
        starts: [item.startsOn, start],
        policy: becomes.policy,
        refusedFrom: changesRefusedFrom(quotedOf(item).policy, changesUntil),
        now: dependencies.clock(),
      }),
    )
    const viewer = { dependencies, isHolder, isTheirs: true, intent: null }
    return { data: await amendmentAnswer(call, amendment, null, viewer) }
  }

  async function asked(item: BookingItem, wanted: object): Promise<AvailableQuote> {
    const quoted = await itemSupplier(dependencies.suppliers, item)
      .amendQuote(item.id, wanted)
      .catch((error: unknown) => {
        throw supplierBookingProblem(error)
      })
    if (quoted === null) throw actionRefused('change')
    if (quoted.status === 'sold_out') throw soldOut()
    return quoted
  }

  /** Sold as before: by today's rules for its audience, in the booking's currency and with its rounding. */
  async function priced(
    call: Call<'quoteAmendment'>,
    booking: Booking,
    item: BookingItem,
    quoted: AvailableQuote,
  ): Promise<QuotedItem> {
    const kind = kindOf(item, dependencies.kinds)
    const { isSample, supplier } = quotedOf(item)
    const { currency, step, proposalId, ...terms } = snapshotOf(booking).quote
    const { audience = proposalId ? proposalAudience : 'public' } = terms
    const { markups } = dealContext(call)
    const price = await itemPrice(quoted, kind, { currency, step, audience, markups }, dependencies)
    return quotedItem(quoted, price, step, kind, { supplier, isSample })
  }
}

function soldOut(): Problem {
  return new Problem({
    code: 'sold_out',
    detail: 'This change is sold out. Your booking has not changed; try other dates or fewer guests.',
  })
}

/** The amount due for an amendment is paid at once; with a schedule, a task would collect its later payments again. */
function paidInParts(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'What this becomes would be paid in several sums, which is not changed here. Ask the agency to make it.',
    extra: { reason: 'not_listed' },
  })
}

function belowDiscounts(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'This change would cost less than the discount code and wallet amount already used. Ask the agency to make it.',
    extra: { reason: 'below_discounts' },
  })
}
