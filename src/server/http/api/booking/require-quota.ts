import type { Attempt, AttemptKind, AttemptLimits } from '../../../domain/accounts/attempts.ts'
import { tooManyAttempts } from '../../../domain/accounts/too-many-attempts.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { type CountedCall, countedCaller } from '../../call/counted-caller.ts'
import { isProvenAddress } from './proven-address.ts'

type Allowed = Extract<Attempt, { allowed: true }>
type Dependencies = Pick<BookingDependencies, 'ofAgency'>

/**
 * In a quarter of an hour; holds in half of one, which is as long as one that was extended lasts. A visit can be made up, so
 * that of an address counts too. What nothing is paid for is counted for an hour: it costs nobody anything to book all there
 * is; an address leaves room for the strangers who share one behind a carrier.
 */
const limits = {
  quote: { perAccount: 60, perAddress: 300, perSite: 1500 },
  promo: { perAccount: 10, perAddress: 60, perSite: 300 },
  hold: { perAccount: 5, perAddress: 20, perSite: 100, windowSeconds: 30 * 60 },
  extension: { perAccount: 10, perAddress: 40, perSite: 200 },
  payment: { perAccount: 10, perAddress: 40, perSite: 200 },
  openBooking: { perAccount: 10, perAddress: 60, perSite: 300 },
  unpaid: { perAccount: 5, perAddress: 30, perSite: 100, windowSeconds: 60 * 60 },
} as const satisfies Partial<Record<AttemptKind, AttemptLimits>>

/** So many times as much is the ordinary work of who books for others. */
const FOR_STAFF = 20

/**
 * Counts something that costs the agency or its suppliers, once for each of so many items, for who does it and where they are; throws
 * 429 past the limits. One request may be of more items than the limit where nothing else is counted. Gives how to take it back.
 * Source: security, 17 and 19.
 */
export async function requireQuota(
  call: CountedCall,
  kind: keyof typeof limits,
  { ofAgency }: Dependencies,
  items = 1,
): Promise<Allowed> {
  const { key, address, isStaff } = countedCaller(call)
  const usual = limits[kind]
  const most = isStaff ? usual.perAccount * FOR_STAFF : usual.perAccount
  const own = { ...usual, perAccount: Math.max(most, items) }
  const attempt = await ofAgency(call.agency.id).attempts.begin(kind, key, address, own, items)
  if (!attempt.allowed) throw tooManyAttempts(kind, attempt.retryAfterSeconds)
  return attempt
}

/**
 * Counts a booking that nothing is paid for here, by who books, for each of its items, and by the address that its mails go to. Not by that for who books
 * for others, nor where it is the address that the account proved: what strangers do with it keeps nobody from booking. Throws as
 * `requireQuota` does, and gives what was counted.
 */
export async function requireUnpaidQuota(
  call: CountedCall,
  { email, items }: { email: string; items: number },
  dependencies: Dependencies,
): Promise<readonly Allowed[]> {
  const caller = await requireQuota(call, 'unpaid', dependencies, items)
  if (countedCaller(call).isStaff || (await isProvenAddress(call, email, dependencies))) return [caller]
  const { attempts } = dependencies.ofAgency(call.agency.id)
  const contact = await attempts.begin('unpaid', `contact ${email}`, null, limits.unpaid)
  if (contact.allowed) return [caller, contact]
  await caller.takeBack()
  throw tooManyAttempts('unpaid', contact.retryAfterSeconds)
}
