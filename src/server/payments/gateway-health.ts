import type { GatewayOf, PaidAgency } from './gateways.ts'
import { PaymentError } from './payment-error.ts'

/** What a test call to an agency's gateway came to. */
export type GatewayState =
  | { readonly is: 'ready' | 'refused' | 'unreached' }
  /** The variables that the deployment lacks. */
  | { readonly is: 'missing'; readonly keys: readonly string[] }

type Named = Pick<PaidAgency, 'id' | 'slug' | 'agency'>

export interface GatewayHealth {
  /** Makes a test call to the agency's gateway, at most one in a while, and says what it came to after 4 seconds at most. */
  check(agency: Named): Promise<GatewayState>
  /**
   * Whether payments can be taken as far as it is known, without waiting for the gateway: false where keys are missing or the
   * gateway refused them. A gateway that is not reached may be back by the time a guest pays.
   */
  isPayable(agency: Named): Promise<boolean>
  /** Notes that the gateway refused the keys of a real call. */
  noteRefusal(agency: Named): void
}

/** Milliseconds for a test call. */
export const TEST_CALL_MS = 4000
/** Milliseconds for which an answer is believed: a gateway that works for longer than one that does not. */
const READY_MS = 60_000
const OTHER_MS = 5_000

interface Known {
  state: GatewayState | null
  /** When it was asked; null while it is being asked. */
  at: number | null
  asking: Promise<GatewayState> | null
}

/** Makes what asks agencies' payment gateways whether they accept the agency's keys, and remembers the answers for a while. */
export function createGatewayHealth(gatewayOf: GatewayOf, clock: () => Date): GatewayHealth {
  const known = new Map<string, Known>()
  const keyOf = ({ slug, agency }: Named) => `${slug} ${agency.currentPaymentGateway}`

  function entryOf(agency: Named): Known {
    const entry = known.get(keyOf(agency)) ?? { state: null, at: null, asking: null }
    known.set(keyOf(agency), entry)
    return entry
  }

  const isFresh = ({ state, at }: Known) =>
    state !== null && at !== null && clock().getTime() - at < (state.is === 'ready' ? READY_MS : OTHER_MS)

  function note(entry: Known, state: GatewayState): GatewayState {
    Object.assign(entry, { state, at: clock().getTime() })
    return state
  }

  function ask(agency: Named): Promise<GatewayState> {
    const entry = entryOf(agency)
    entry.asking ??= stateOf(agency)
      .then((state) => note(entry, state))
      .finally(() => {
        entry.asking = null
      })
    return entry.asking
  }

  async function stateOf(agency: Named): Promise<GatewayState> {
    const found = await gatewayOf(agency)
    if (found.gateway === null) return { is: 'missing', keys: found.missing }
    try {
      await found.gateway.testCall(TEST_CALL_MS)
      return { is: 'ready' }
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      return { is: error.code === 'keys_refused' ? 'refused' : 'unreached' }
    }
  }

  return {
    async check(agency) {
      const entry = entryOf(agency)
      return isFresh(entry) && entry.state ? entry.state : ask(agency)
    },
    async isPayable(agency) {
      const { gateway } = await gatewayOf(agency)
      if (gateway === null) return false
      const entry = entryOf(agency)
      // A failure here is the next caller's to see.
      if (!isFresh(entry)) void ask(agency).catch(() => null)
      return entry.state?.is !== 'refused'
    },
    noteRefusal: (agency) => void note(entryOf(agency), { is: 'refused' }),
  }
}
