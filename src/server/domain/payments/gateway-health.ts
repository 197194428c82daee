import { type StripeKeys, stripeVariable } from '../../kernel/config/stripe-keys.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'
import type { GatewayLookup, PaidAgency } from './gateway-lookup.ts'
import { PaymentError } from './payment-error.ts'

/** The result of testing an agency's gateway. */
export type GatewayState =
  | { readonly is: 'ready' | 'unreached' }
  /** The variables that the deployment lacks, or whose keys the gateway refuses. */
  | { readonly is: 'missing' | 'refused'; readonly keys: readonly string[] }

type TestedAgency = Omit<PaidAgency, 'agency'> & {
  readonly agency: PaidAgency['agency'] & { readonly defaultCurrency?: string | undefined }
}

export interface GatewayHealth {
  /** Tests the agency's gateway, at most once in a while, and returns the result within 4 seconds. */
  check(agency: TestedAgency): Promise<GatewayState>
  /**
   * Whether payments are possible: false if keys are missing or refused. Waits up to 4 seconds for a test if the last
   * one is older than a minute. An unreachable gateway counts as payable, because it may be back when a guest pays.
   */
  isPayable(agency: TestedAgency): Promise<boolean>
  /** Notes that the gateway refused the secret key for a booking's payment; only a test payment clears it. */
  noteRefusal(agency: TestedAgency): void
}

/** Timeout of a test in milliseconds. */
export const TEST_MS = 4000
/** Milliseconds for which a result is valid: longer for a working gateway than for a failing one. */
const READY_MS = 60_000
const OTHER_MS = 5_000

/** Agencies whose results are cached. */
const CAPACITY = 10_000

interface CachedState {
  state: GatewayState | null
  /** When it was stored, by the clock. */
  at: number
  asking: Promise<GatewayState> | null
}

/** Creates the tester of agencies' payment gateways and their keys, which caches its results for a while. */
export function createGatewayHealth(gatewayOf: GatewayLookup, clock: () => Date): GatewayHealth {
  const known = createLruCache<CachedState>(CAPACITY)
  const keyOf = ({ slug, agency }: TestedAgency) => `${slug} ${agency.currentPaymentGateway}`

  function entryOf(agency: TestedAgency): CachedState {
    const entry = known.get(keyOf(agency)) ?? { state: null, at: 0, asking: null }
    known.set(keyOf(agency), entry)
    return entry
  }

  const isFresh = ({ state, at }: CachedState) =>
    state !== null && clock().getTime() - at < (state.is === 'ready' ? READY_MS : OTHER_MS)

  function ask(agency: TestedAgency, entry: CachedState): Promise<GatewayState> {
    const before = entry.state
    entry.asking ??= stateOf(agency, before)
      .then((state) => {
        // A refusal of a booking's payment that came during the test takes precedence.
        if (entry.state === before) Object.assign(entry, { state, at: clock().getTime() })
        return entry.state ?? state
      })
      .finally(() => {
        entry.asking = null
      })
    return entry.asking
  }

  async function stateOf(agency: TestedAgency, before: GatewayState | null): Promise<GatewayState> {
    const found = await gatewayOf(agency)
    if (found.gateway === null) return { is: 'missing', keys: found.missing }
    // Only a payment proves that payments work. A gateway that was ready is only read, which leaves no trace there.
    const { defaultCurrency: currency = 'USD' } = agency.agency
    const test = before?.is === 'ready' ? ({ by: 'read' } as const) : ({ by: 'pay', currency } as const)
    try {
      const refused = await found.gateway.testKeys(test, TEST_MS)
      return refused === null ? { is: 'ready' } : refusal(agency, refused)
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      return { is: 'unreached' }
    }
  }

  return {
    async check(agency) {
      const entry = entryOf(agency)
      return isFresh(entry) && entry.state ? entry.state : ask(agency, entry)
    },
    async isPayable(agency) {
      const { gateway } = await gatewayOf(agency)
      if (gateway === null) return false
      const entry = entryOf(agency)
      if (isFresh(entry)) return entry.state?.is !== 'refused'
      const answering = ask(agency, entry)
      if (entry.state?.is !== 'unreached') return (await answering).is !== 'refused'
      // Visitors must not wait on every call while a gateway is down. The next caller sees a failure here.
      void answering.catch(() => null)
      return true
    },
    noteRefusal(agency) {
      Object.assign(entryOf(agency), { state: refusal(agency, 'secret'), at: clock().getTime() })
    },
  }
}

function refusal({ slug }: TestedAgency, key: keyof StripeKeys): GatewayState {
  return { is: 'refused', keys: [stripeVariable(slug, key)] }
}
