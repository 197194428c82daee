import { type StripeKeys, stripeVariable } from '../../kernel/config/stripe-keys.ts'
import type { GatewayLookup, PaidAgency } from './gateway-lookup.ts'
import { PaymentError } from './payment-error.ts'

/** What a test of an agency's gateway came to. */
export type GatewayState =
  | { readonly is: 'ready' | 'unreached' }
  /** The variables that the deployment lacks, or whose keys the gateway does not accept. */
  | { readonly is: 'missing' | 'refused'; readonly keys: readonly string[] }

type Named = Omit<PaidAgency, 'agency'> & {
  readonly agency: PaidAgency['agency'] & { readonly defaultCurrency?: string | undefined }
}

export interface GatewayHealth {
  /** Tests the agency's gateway, at most once in a while, and gives what it came to after 4 seconds at most. */
  check(agency: Named): Promise<GatewayState>
  /**
   * Whether payments can be taken: false where keys are missing or the gateway refused them. Waits for a test, 4 seconds at most,
   * where none was made in the last minute. A gateway that is not reached may be back by the time a guest pays.
   */
  isPayable(agency: Named): Promise<boolean>
  /** Notes that the gateway refused the secret key when a booking's payment was to be made; only a test payment clears it. */
  noteRefusal(agency: Named): void
}

/** Milliseconds for a test. */
export const TEST_MS = 4000
/** Milliseconds for which an answer is believed: a gateway that works for longer than one that does not. */
const READY_MS = 60_000
const OTHER_MS = 5_000

interface Known {
  state: GatewayState | null
  /** When it was noted, by the clock. */
  at: number
  asking: Promise<GatewayState> | null
}

/** Makes what asks agencies' payment gateways whether they accept the agency's keys, and remembers the answers for a while. */
export function createGatewayHealth(gatewayOf: GatewayLookup, clock: () => Date): GatewayHealth {
  const known = new Map<string, Known>()
  const keyOf = ({ slug, agency }: Named) => `${slug} ${agency.currentPaymentGateway}`

  function entryOf(agency: Named): Known {
    const entry = known.get(keyOf(agency)) ?? { state: null, at: 0, asking: null }
    known.set(keyOf(agency), entry)
    return entry
  }

  const isFresh = ({ state, at }: Known) =>
    state !== null && clock().getTime() - at < (state.is === 'ready' ? READY_MS : OTHER_MS)

  function ask(agency: Named, entry: Known): Promise<GatewayState> {
    const before = entry.state
    entry.asking ??= stateOf(agency, before)
      .then((state) => {
        // The refusal of a booking's payment, which came meanwhile, counts for more.
        if (entry.state === before) Object.assign(entry, { state, at: clock().getTime() })
        return entry.state ?? state
      })
      .finally(() => {
        entry.asking = null
      })
    return entry.asking
  }

  async function stateOf(agency: Named, before: GatewayState | null): Promise<GatewayState> {
    const found = await gatewayOf(agency)
    if (found.gateway === null) return { is: 'missing', keys: found.missing }
    // Only a payment shows that payments can be made. What was ready is asked again without a trace at the gateway.
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
      const asked = ask(agency, entry)
      if (entry.state?.is !== 'unreached') return (await asked).is !== 'refused'
      // Visitors do not wait at every call while a gateway is away. A failure here is the next caller's to see.
      void asked.catch(() => null)
      return true
    },
    noteRefusal(agency) {
      Object.assign(entryOf(agency), { state: refusal(agency, 'secret'), at: clock().getTime() })
    },
  }
}

function refusal({ slug }: Named, key: keyof StripeKeys): GatewayState {
  return { is: 'refused', keys: [stripeVariable(slug, key)] }
}
