import type {
  CancellationPolicy,
  PolicyStep,
} from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { CruisePayments } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { minor } from './cruise-price.ts'
import type { FareRule } from './fare-rules.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'

/** Cancelling costs these shares from so many days before the sailing. */
const shares = [
  { days: 56, share: 0.5 },
  { days: 30, share: 0.75 },
  { days: 14, share: 1 },
] as const
/** The final payment is due so many days before, by nights. */
const finals = [
  { upTo: 5, days: 60 },
  { upTo: 14, days: 75 },
] as const
const LONGEST_FINAL = 90
const DEPOSITS = [
  { upTo: 5, dollars: 100 },
  { upTo: 9, dollars: 250 },
  { upTo: 14, dollars: 450 },
] as const
/** Longer, river and expedition cruises take this share. */
const DEPOSIT_SHARE = 0.2
/** An option is for so many days, and ends so many before the final payment. */
export const OPTION_DAYS = 5
const OPTION_BEFORE_FINAL = 7
const OPTION_ENDS_AT = 18

interface Terms {
  readonly plan: SailingPlan
  readonly fare: FareRule
  readonly guests: number
  readonly net: number
  /** Number of the day of booking. */
  readonly day: number
}

/** Returns the number of the day of the final payment. */
export function finalDay({ route, departs }: Pick<SailingPlan, 'route' | 'departs'>): number {
  const isLong = route.type === 'expedition' || route.type === 'river'
  const found = isLong ? undefined : finals.find(({ upTo }) => route.nights <= upTo)
  return departs - (found?.days ?? LONGEST_FINAL)
}

/** Returns when a cabin of this net price is paid. */
export function paymentsOf(terms: Terms): CruisePayments {
  const { plan, fare, net, day } = terms
  const { currency } = plan.ship.line
  const final = finalDay(plan)
  const deposit = depositOf(terms)
  const optionUntil = optionOf(terms)
  const isDueAtOnce = day >= final || fare.isFinal || deposit >= net
  return {
    deposit: { amount: isDueAtOnce ? net : deposit, currency },
    ...(!isDueAtOnce && { balance: { amount: net - deposit, currency }, balanceOn: dateOfDay(final) }),
    isDepositRefundable: fare.isDepositRefundable,
    ...(optionUntil !== null && { optionUntil }),
  }
}

/** Returns what cancelling costs, in the time of the port of embarkation. */
export function cruisePolicy(terms: Terms): CancellationPolicy {
  const { plan, fare, net, day } = terms
  const { currency } = plan.ship.line
  const timeZone = portNamed(stopsOf(plan.route)[0]?.port ?? '').timeZone
  const at = (number: number, amount: number): PolicyStep => ({
    from: `${dateOfDay(number)}T00:00:00`,
    penalty: { amount, currency },
  })
  // The day before the search is over everywhere on earth.
  if (fare.isFinal) return { timeZone, isRefundable: false, steps: [at(day - 1, net)] }
  const deposit = Math.min(net, depositOf(terms))
  const kept = fare.isDepositRefundable ? at(finalDay(plan), deposit) : at(day - 1, deposit)
  const steps: PolicyStep[] = [kept]
  for (const { days, share } of shares) {
    const step = at(plan.departs - days, Math.round(net * share))
    const before = steps.at(-1)
    if (before !== undefined && step.penalty.amount <= before.penalty.amount) continue
    // A step that was already over before the one above it replaces it.
    if (before !== undefined && step.from <= before.from) steps.pop()
    steps.push(step)
  }
  const inForce = steps.findLast(({ from }) => from.slice(0, 10) <= dateOfDay(day))
  return { timeZone, isRefundable: inForce?.penalty.amount !== net, steps: notOvertaken(steps, day) }
}

/** Leaves out the steps that a later one, in force everywhere on earth, has overtaken. */
function notOvertaken(steps: readonly PolicyStep[], day: number): PolicyStep[] {
  return steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ from }) => from.slice(0, 10) < dateOfDay(day)),
    ),
  )
}

function depositOf({ plan, guests, net }: Terms): number {
  const { route, ship } = plan
  const isShare = route.type === 'expedition' || route.type === 'river'
  const rule = isShare ? undefined : DEPOSITS.find(({ upTo }) => route.nights <= upTo)
  return rule === undefined
    ? Math.round(net * DEPOSIT_SHARE)
    : Math.min(net, guests * minor(rule.dollars, ship.line))
}

/** Returns until when a cabin can be held without payment, ISO 8601; null if the fare allows no option, or the sailing is near. */
export function optionOf({ plan, fare, day }: Pick<Terms, 'plan' | 'fare' | 'day'>): string | null {
  const last = Math.min(day + OPTION_DAYS, finalDay(plan) - OPTION_BEFORE_FINAL)
  if (!fare.allowsOption || last <= day) return null
  return `${dateOfDay(last)}T${OPTION_ENDS_AT}:00:00.000Z`
}
