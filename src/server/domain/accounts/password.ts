import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordCost as cost } from './password-cost.ts'

const keyLength = 32
const shape =
  /^\$scrypt\$ln=([0-9]{1,2}),r=([0-9]{1,2}),p=([0-9]{1,2})\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/

/**
 * Returns a password's salted scrypt hash as one text with algorithm and cost, so that the cost can rise later.
 * Unicode spellings of the same characters count as the same password.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Returns whether a password matches a stored hash, null for an unknown account or one without a password. Null takes
 * as long as a wrong password, so the duration reveals nothing (security, 7).
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = shape.exec(stored ?? '')
  const [, ln = '', r = '', p = '', salt = '', key = ''] = match ?? []
  const expected = Buffer.from(key, 'base64url')
  if (match === null || expected.length !== keyLength) {
    await derive(password, Buffer.alloc(16), cost)
    return false
  }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** ln
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 128 * N * r * 2 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
