import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Money } from '../../kernel/money/money.ts'

/** What somebody was told that a cancellation costs. */
export interface AgreedPenalty {
  readonly itemId: string
  /** In the currency of the booking's price. */
  readonly penalty: number
  readonly supplierPenalty: Money
  readonly expiresAt: Date
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Longer than anything that is sealed, so that the length of a seal tells nothing of its numbers. */
const SAID_LENGTH = 64

/**
 * Writes what a cancellation costs so that it comes back unchanged and nobody reads it: what the supplier takes of it would tell the
 * wholesale price. Nothing of it has to be stored.
 */
export function sealPenalty(
  { itemId, penalty, supplierPenalty, expiresAt }: AgreedPenalty,
  hash: KeyedHash,
): string {
  const { amount, currency } = supplierPenalty
  const said = [penalty, amount, currency, expiresAt.getTime()].join('.').padEnd(SAID_LENGTH)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(hash), nonce).setAAD(Buffer.from(itemId))
  const sealed = Buffer.concat([cipher.update(said, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Reads it back; null for what was never said of this item. */
export function agreedPenalty(sealed: string, itemId: string, hash: KeyedHash): AgreedPenalty | null {
  const said = opened(Buffer.from(sealed, 'base64url'), itemId, hash)
  const match = /^(\d{1,16})\.(\d{1,16})\.([A-Z]{3})\.(\d{1,16}) *$/.exec(said ?? '')
  if (!match) return null
  const [, penalty = '', amount = '', currency = '', expires = ''] = match
  return {
    itemId,
    penalty: Number(penalty),
    supplierPenalty: { amount: Number(amount), currency },
    expiresAt: new Date(Number(expires)),
  }
}

function opened(bytes: Buffer, itemId: string, hash: KeyedHash): string | null {
  if (bytes.length !== NONCE_BYTES + SAID_LENGTH + TAG_BYTES) return null
  const tagAt = bytes.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, sealingKey(hash), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(itemId))
    .setAuthTag(bytes.subarray(tagAt))
  const said = decipher.update(bytes.subarray(NONCE_BYTES, tagAt), undefined, 'utf8')
  try {
    return said + decipher.final('utf8')
  } catch {
    // Not what was sealed, or not for this item.
    return null
  }
}

/** 256 bits that are for this alone. */
function sealingKey(hash: KeyedHash): Buffer {
  return Buffer.from(hash('what seals the cost of a cancellation'), 'base64url')
}
