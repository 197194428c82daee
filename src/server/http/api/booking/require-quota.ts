import type { Attempt, AttemptKind, AttemptLimits } from '../../../domain/accounts/attempts.ts'
import { tooManyAttempts } from '../../../domain/accounts/too-many-attempts.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { type CountedCall, countedCaller } from '../../request-context/counted-caller.ts'
import { isProvenAddress } from './proven-address.ts'

type Allowed = Extract<Attempt, { allowed: true }>
type Dependencies = Pick<BookingDependencies, 'ofAgency'>

/**
 * Limits in a quarter of an hour; of holds in half an hour, as long as an extended one lasts. Visits can be invented,
 * so addresses count too. Unpaid bookings cost nothing and are counted for an hour; an address has room for people
 * who share it.
 */
const limits = {
  quote: { perAccount: 60, perAddress: 300, perSite: 1500 },
  promo: { perAccount: 10, perAddress: 60, perSite: 300 },
  hold: { perAccount: 5, perAddress: 20, perSite: 100, windowSeconds: 30 * 60 },
  extension: { perAccount: 10, perAddress: 40, perSite: 200 },
  payment: { perAccount: 10, perAddress: 40, perSite: 200 },
  answer: { perAccount: 10, perAddress: 40, perSite: 200 },
  openBooking: { perAccount: 10, perAddress: 60, perSite: 300 },
  unpaid: { perAccount: 5, perAddress: 30, perSite: 100, windowSeconds: 60 * 60 },
} as const satisfies Partial<Record<AttemptKind, AttemptLimits>>

/** The factor for agents, who book for others. */
const FOR_STAFF = 20

/**
 * Counts a costly action once for each item, by caller and address; throws 429 past the limits. One request may have
 * more items than the limit if nothing else is counted. Returns a function that reverses the count. Source: security,
 * 17 and 19.
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
 * Counts an unpaid booking for each of its items, by caller and by the contact's address. The address does not count
 * for agents, nor if it is the account's verified one, so that strangers cannot block its owner. Throws as
 * `requireQuota` does, and returns what was counted.
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
