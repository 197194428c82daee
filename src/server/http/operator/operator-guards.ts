import type { OperatorOperationId } from '../../../contract/operations.gen.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { refuseCardNumbers } from '../../domain/payments/refuse-card-numbers.ts'
import { viewerOf } from '../../domain/pricing/viewer.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'
import { requirePrices } from '../api/booking/require-prices.ts'
import { requireQuota } from '../api/booking/require-quota.ts'
import type { Call } from '../request-context/route.ts'

/** The most holds that are remembered; older ones are forgotten, and count until their half hour is over. */
const MOST = 10_000

type Kind = Parameters<typeof requireQuota>[1]

/** The quota of each call. The operator's API sees one address for everybody, so Livery counts. */
const counted: { readonly [Id in OperatorOperationId]?: Kind } = {
  createQuote: 'quote',
  createBooking: 'hold',
  extendHold: 'extension',
  payAgain: 'payment',
  openBooking: 'openBooking',
  updateQuote: 'promo',
}
/** Only failures count for these: keys and codes, which can be guessed. */
const guesses: ReadonlySet<Kind> = new Set(['openBooking', 'promo'])

/** A visitor who sees no prices cannot book. */
const priced: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>([
  'createQuote',
  'getQuote',
  'updateQuote',
  'createBooking',
])
/** Bodies in which a visitor may type a card number by mistake. */
const written: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>([
  'createBooking',
  'acceptAmendment',
  'createProposal',
  'authoriseSandboxPayment',
])

export interface GuardDependencies {
  ofAgency: (agencyId: string) => AgencyRepositories
}

/** Calls the operator's API if Livery's own rules allow it. */
export type Guard = <Id extends OperatorOperationId, Result>(
  id: Id,
  call: Call<Id>,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Makes the guard of calls: no card numbers (422), no booking without prices (403), and visitors' limits (429). A
 * hold counts until it is booked or released, unless the operator refuses it (4xx). After an abort, a timeout or a
 * 5xx the rooms may be held, so it counts. Quotes, extensions and payments always count, as on Livery's path.
 */
export function operatorGuard(dependencies: GuardDependencies): Guard {
  const holds = openHolds()

  async function count<Id extends OperatorOperationId, Result>(
    kind: Kind,
    call: Call<Id>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const attempt = await requireQuota(call, kind, dependencies, itemsOf(call.body))
    const isGuess = guesses.has(kind)
    try {
      const result = await work()
      if (isGuess) await attempt.takeBack()
      if (kind === 'hold') await holds.begin(call.agency.id, result, () => attempt.takeBack())
      return result
    } catch (error) {
      if (kind === 'hold' && isRefusal(error, call.signal)) await attempt.takeBack()
      throw error
    }
  }

  return async (id, call, work) => {
    if (written.has(id)) refuseCardNumbers(call.body)
    if (priced.has(id)) requirePrices(viewerOf(call.session, call.agency.agency))
    const kind = counted[id]
    const isCounted = kind !== undefined && (kind !== 'promo' || hasCode(call.body))
    const result = isCounted ? await count(kind, call, work) : await work()
    if (id === 'confirmBooking' || id === 'releaseHold') await holds.end(call.agency.id, result)
    return result
  }
}

/** True if the operator itself refused the call, so that it had no effect. An aborted call may have had one. */
function isRefusal(error: unknown, signal: AbortSignal): boolean {
  return error instanceof Problem && error.status < 500 && !signal.aborted
}

/** The number of items in a call's body: those of a quote. */
function itemsOf(body: unknown): number {
  const { items } = (body ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items.length : 1
}

function hasCode(body: unknown): boolean {
  return typeof (body as { promoCode?: unknown }).promoCode === 'string'
}

interface OpenHolds {
  /** Stores how to take back a hold's count, by agency and the booking of the answer. */
  begin(agencyId: string, answer: unknown, takeBack: () => Promise<void>): Promise<void>
  /** Takes the count back once the booking of the answer is no longer on hold. */
  end(agencyId: string, answer: unknown): Promise<void>
}

/**
 * Makes the memory of counted holds. It is local to this process: after a restart, earlier holds count for their half
 * hour.
 */
function openHolds(): OpenHolds {
  const open = createLruCache<() => Promise<void>>(MOST)
  const keyOf = (agencyId: string, reference: string) => `${agencyId} ${reference}`
  return {
    async begin(agencyId, answer, takeBack) {
      const key = keyOf(agencyId, bookingOf(answer).reference)
      // A repeated request is the same hold and counts once.
      if (open.has(key)) await takeBack()
      else open.set(key, takeBack)
    },
    async end(agencyId, answer) {
      const { reference, state } = bookingOf(answer)
      if (state === 'on_hold') return
      const key = keyOf(agencyId, reference)
      await open.peek(key)?.()
      open.delete(key)
    },
  }
}

/** The answer has already been checked against the contract. */
function bookingOf(answer: unknown): { reference: string; state: string } {
  return (answer as { data: { reference: string; state: string } }).data
}
