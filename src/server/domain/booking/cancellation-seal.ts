import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyedHash } from '../../kernel/ids/keyed-hash.ts'
import type { Money } from '../../kernel/money/money.ts'

/** The cancellation fee that the caller was shown. */
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
/** Longer than anything that is sealed, so that the length of a seal reveals nothing of its numbers. */
const SAID_LENGTH = 64

/**
 * Seals a cancellation fee so that it returns unchanged and is unreadable: the supplier's fee would reveal the
 * wholesale price. Nothing has to be stored.
 */
export function sealPenalty(
  { itemId, penalty, supplierPenalty, expiresAt }: AgreedPenalty,
  hash: KeyedHash,
): string {
  const { amount, currency } = supplierPenalty
  const content = [penalty, amount, currency, expiresAt.getTime()].join('.').padEnd(SAID_LENGTH)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(hash), nonce).setAAD(Buffer.from(itemId))
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Opens a seal; null if it was not made for this item. */
export function agreedPenalty(sealed: string, itemId: string, hash: KeyedHash): AgreedPenalty | null {
  const openedText = opened(Buffer.from(sealed, 'base64url'), itemId, hash)
  const match = /^(\d{1,16})\.(\d{1,16})\.([A-Z]{3})\.(\d{1,16}) *$/.exec(openedText ?? '')
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
  const content = decipher.update(bytes.subarray(NONCE_BYTES, tagAt), undefined, 'utf8')
  try {
    return content + decipher.final('utf8')
  } catch {
    // Not a seal, or not for this item.
    return null
  }
}

/** A 256-bit key for this purpose alone. */
function sealingKey(hash: KeyedHash): Buffer {
  return Buffer.from(hash('what seals the cost of a cancellation'), 'base64url')
}
