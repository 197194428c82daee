import { movedPolicy } from '../../../src/server/domain/suppliers/moved-policy.ts'
import type { SupplierChange } from '../../../src/server/domain/suppliers/supplier-change.ts'
import type { LedgerEntry, SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { type HeldItem, type HeldMove, heldItem, isMoveOpen } from './held-item.ts'
import type { MovedItem, StockedProduct, StockKey } from './stocked-product.ts'

/** Travellers have three days to answer, but not beyond `MovedItem.latest`. */
const DAYS_TO_ANSWER = 3
/** A supplier has something for those whom it moves, whatever it sells. */
const KEPT_BACK = 10_000
/** There is one change of a booking. */
const REFERENCE = 'move-1'

type Moving<Key extends StockKey> = Pick<StockedProduct<Key>, 'product' | 'decode' | 'moving' | 'movedTo'>

/**
 * Returns the supplier's change of a booking, once it is confirmed and until it is answered. The first call makes it,
 * in a scenario that has one.
 */
export async function heldMoves<Key extends StockKey>(
  reference: string,
  of: Moving<Key>,
  ledger: SupplyLedger,
  now: Date,
): Promise<readonly SupplierChange[]> {
  const found = await confirmedOf(reference, of, ledger)
  if (found === null || !of.moving.some((scenario) => scenario === found.held.scenario)) return []
  const { held, key } = found
  if (held.move !== undefined) {
    const moved = isMoveOpen(held, now) ? await of.movedTo(key, held.move.code) : null
    return moved === null ? [] : [changeOf(held.move, moved)]
  }
  const moved = await of.movedTo(key, null)
  if (moved === null) return []
  const respondBy = new Date(Math.min(moved.latest.getTime(), now.getTime() + DAYS_TO_ANSWER * 86_400_000))
  const move = {
    reference: REFERENCE,
    code: moved.code,
    respondBy: respondBy.toISOString(),
    isAccepted: false,
    ...(moved.unlessAnswered === 'cancel' && { isFinal: true }),
  }
  const isKept = await keep(reference, found.entry, moved, { ...held, move }, ledger, found.entry.detail)
  if (isKept) return respondBy > now ? [changeOf(move, moved)] : []
  // A concurrent call may have made the move, with another choice.
  const again = await confirmedOf(reference, of, ledger)
  return again?.held.move ? heldMoves(reference, of, ledger, now) : []
}

/** Accepts the supplier's change; idempotent. Null for an unknown one. */
export async function acceptHeldMove<Key extends StockKey>(
  reference: string,
  change: string,
  of: Moving<Key>,
  ledger: SupplyLedger,
): Promise<'accepted' | null> {
  const found = await confirmedOf(reference, of, ledger)
  if (found === null || found.held.move?.reference !== change) return null
  const { held, key, entry } = found
  const { move } = held
  if (move === undefined || move.isAccepted) return move === undefined ? null : 'accepted'
  const moved = await of.movedTo(key, move.code)
  if (moved === null || moved.answers?.includes('accept') === false) return null
  const { starts } = moved
  const policy = starts ? movedPolicy(held.policy, starts.was, starts.becomes) : held.policy
  const lowered = withoutSaved({ price: held.price, policy }, moved)
  const stays = { ...held, ...lowered, rateKey: moved.rateKey, move: { ...move, isAccepted: true } }
  return (await keep(reference, entry, moved, stays, ledger)) ? 'accepted' : null
}

interface Confirmed<Key> {
  readonly entry: LedgerEntry
  readonly held: HeldItem
  readonly key: Key
}

async function confirmedOf<Key extends StockKey>(
  reference: string,
  { product, decode }: Moving<Key>,
  ledger: SupplyLedger,
): Promise<Confirmed<Key> | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, product)
  const key = held && decode(held.rateKey)
  return entry?.state === 'confirmed' && held && key ? { entry, held, key } : null
}

function changeOf(
  { reference, respondBy }: HeldMove,
  { becomes, savedCharges, unlessAnswered = 'accept', answers = ['accept', 'cancel'] }: MovedItem,
): SupplierChange {
  return {
    reference,
    answers,
    unlessAnswered,
    respondBy: new Date(respondBy),
    becomes,
    ...(savedCharges && { savedCharges }),
  }
}

/** The terms without the saved charges: no penalty is above the price. */
function withoutSaved(
  { price, policy }: Pick<HeldItem, 'price' | 'policy'>,
  { savedCharges = [] }: Pick<MovedItem, 'savedCharges'>,
): Pick<HeldItem, 'price' | 'policy'> {
  const amount = savedCharges.reduce((left, saved) => left - saved.amount, price.amount)
  const steps = policy.steps.map(({ from, penalty }) => ({
    from,
    penalty: { ...penalty, amount: Math.min(penalty.amount, amount) },
  }))
  return { price: { ...price, amount }, policy: { ...policy, steps } }
}

async function keep(
  reference: string,
  { nights: before, rooms }: LedgerEntry,
  { stock, date: other, nights: several }: Pick<MovedItem, 'stock' | 'date' | 'nights'>,
  detail: HeldItem,
  ledger: SupplyLedger,
  was?: unknown,
): Promise<boolean> {
  const nights = several ?? before.map(({ date }) => ({ date: other ?? date, free: KEPT_BACK }))
  return (await ledger.move({ reference, nights, rooms, stock, detail, was })) === 'moved'
}
