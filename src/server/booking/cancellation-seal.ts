import type { KeyedHash } from '../store/keyed-hash.ts'
import type { Money } from '../suppliers/money.ts'

/** What somebody was told that a cancellation costs. */
export interface AgreedPenalty {
  readonly itemId: string
  /** In the currency of the booking's price. */
  readonly penalty: number
  readonly supplierPenalty: Money
  readonly expiresAt: Date
}

/** Writes what a cancellation costs so that it comes back unchanged; nothing of it has to be stored. */
export function sealPenalty(
  { itemId, penalty, supplierPenalty, expiresAt }: AgreedPenalty,
  hash: KeyedHash,
): string {
  const { amount, currency } = supplierPenalty
  const said = [penalty, amount, currency, expiresAt.getTime()].join('.')
  return `${said}.${hash(`penalty ${itemId} ${said}`)}`
}

/** Reads it back; null for what was never said of this item. */
export function agreedPenalty(sealed: string, itemId: string, hash: KeyedHash): AgreedPenalty | null {
  const match = /^(\d{1,16})\.(\d{1,16})\.([A-Z]{3})\.(\d{1,16})\.[\w-]+$/.exec(sealed)
  if (!match) return null
  const [, penalty = '', amount = '', currency = '', expires = ''] = match
  const agreed: AgreedPenalty = {
    ...{ itemId, penalty: Number(penalty) },
    supplierPenalty: { amount: Number(amount), currency },
    expiresAt: new Date(Number(expires)),
  }
  return sealPenalty(agreed, hash) === sealed ? agreed : null
}
