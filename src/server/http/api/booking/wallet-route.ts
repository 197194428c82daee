import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Route } from '../../call/route.ts'

const reasons = { welcome: 'welcome', booking: 'booking', refund: 'cancellation', reward: 'reward' } as const
const LISTED = 100

/** Makes the route of one's wallet (spec §2.2, /mytrip/wallet/): the balance and what made it. */
export function walletRoute({ ofAgency }: Pick<BookingParts, 'ofAgency'>): Route<'getWallet'> {
  return async ({ signedIn, agency }) => {
    if (!signedIn?.userId || signedIn.session.isRewardWalletEnable !== true) {
      throw new Problem({ code: 'not_found', detail: 'There is no wallet here.' })
    }
    const { credits, bookings } = ofAgency(agency.id)
    const [balances, entries] = await Promise.all([
      credits.balances(signedIn.userId),
      credits.entries(signedIn.userId, LISTED),
    ])
    const balance = balances.find(({ amount }) => amount > 0) ?? balances[0] ?? { amount: 0, currency: 'USD' }
    const own = entries.filter(({ currency }) => currency === balance.currency)
    const told = own.map(async ({ at, reason, amount, bookingId }) => {
      const booking = bookingId === null ? null : await bookings.find(bookingId)
      return {
        at: at.toISOString(),
        reason: reasons[reason as keyof typeof reasons] ?? ('adjustment' as const),
        ...(booking && { reference: booking.reference }),
        amount,
      }
    })
    return { data: { balance, entries: await Promise.all(told) } }
  }
}
