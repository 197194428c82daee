import type { OperatorOperationId } from '../../../contract/operations.gen.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { refuseCardNumbers } from '../../domain/payments/refuse-card-numbers.ts'
import { viewerOf } from '../../domain/pricing/viewer.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'
import { requirePrices } from '../api/booking/require-prices.ts'
import { requireQuota } from '../api/booking/require-quota.ts'
import type { Call } from '../call/route.ts'

/** So many holds are remembered; the oldest are forgotten first and count until their half hour is over. */
const MOST = 10_000

type Kind = Parameters<typeof requireQuota>[1]

/** What a call is counted as; the operator's API sees one address for everybody, so Livery counts. */
const counted: { readonly [Id in OperatorOperationId]?: Kind } = {
  createQuote: 'quote',
  createBooking: 'hold',
  extendHold: 'extension',
  payAgain: 'payment',
  openBooking: 'openBooking',
  updateQuote: 'promo',
}
/** Counted only while they fail: keys and codes, which can be guessed. */
const guesses: ReadonlySet<Kind> = new Set(['openBooking', 'promo'])

/** Without prices there is no booking. */
const priced: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>([
  'createQuote',
  'getQuote',
  'updateQuote',
  'createBooking',
])
/** Bodies in which a card's number may be typed by mistake. */
const written: ReadonlySet<OperatorOperationId> = new Set<OperatorOperationId>([
  'createBooking',
  'acceptAmendment',
  'createProposal',
  'authoriseSandboxPayment',
])

export interface GuardDependencies {
  ofAgency: (agencyId: string) => AgencyRepositories
}

/** Does a call at the operator's API once Livery's own rules let it through. */
export type Guard = <Id extends OperatorOperationId, Result>(
  id: Id,
  call: Call<Id>,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Makes the guard of calls: no card numbers (422), no booking without prices (403), and the limits of visitors (429).
 * A hold counts until it is booked or released; the operator's refusal (4xx) takes its count back. After an aborted call, a
 * timeout or a 5xx the rooms may be held, so the count stays. Quotes, extensions and payments stay counted, as on Livery's path.
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

/** Whether the operator itself refused the call, so that it did nothing. An aborted call may have been done. */
function isRefusal(error: unknown, signal: AbortSignal): boolean {
  return error instanceof Problem && error.status < 500 && !signal.aborted
}

/** How many items a call is of, as far as its body says so: those of a quote. */
function itemsOf(body: unknown): number {
  const { items } = (body ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items.length : 1
}

function hasCode(body: unknown): boolean {
  return typeof (body as { promoCode?: unknown }).promoCode === 'string'
}

interface OpenHolds {
  /** Notes a hold of an agency, by the booking of the answer, and what takes its count back. */
  begin(agencyId: string, answer: unknown, takeBack: () => Promise<void>): Promise<void>
  /** Takes the count back once the booking of the answer is no longer on hold. */
  end(agencyId: string, answer: unknown): Promise<void>
}

/** Makes the memory of which holds are counted. It is of this process: a hold whose server ended counts for its half hour. */
function openHolds(): OpenHolds {
  const open = createLruCache<() => Promise<void>>(MOST)
  const keyOf = (agencyId: string, reference: string) => `${agencyId} ${reference}`
  return {
    async begin(agencyId, answer, takeBack) {
      const key = keyOf(agencyId, bookingOf(answer).reference)
      // The same request again is the same hold, which is counted once.
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

/** The answer keeps to the contract here: it is checked before. */
function bookingOf(answer: unknown): { reference: string; state: string } {
  return (answer as { data: { reference: string; state: string } }).data
}
