import { gcm } from '@noble/ciphers/aes'
import { hmac } from '@noble/hashes/hmac'
import { scryptAsync } from '@noble/hashes/scrypt'
import { sha256 } from '@noble/hashes/sha2'
import { Buffer } from './buffer.ts'

/** The part of node:crypto that the server uses, for the browser. It is synchronous, which Web Crypto is not. */

type Input = string | Uint8Array

interface Digesting {
  update(bytes: Uint8Array): unknown
  digest(): Uint8Array
}

class Digest {
  readonly #digesting: Digesting

  constructor(digesting: Digesting) {
    this.#digesting = digesting
  }

  update(input: Input): this {
    this.#digesting.update(bytesOf(input))
    return this
  }

  digest(encoding?: 'hex' | 'base64' | 'base64url'): Buffer | string {
    const bytes = Buffer.from(this.#digesting.digest())
    return encoding === undefined ? bytes : bytes.toString(encoding)
  }
}

export function createHash(algorithm: string): Digest {
  requireKnown(algorithm, 'sha256')
  return new Digest(sha256.create())
}

export function createHmac(algorithm: string, key: Input): Digest {
  requireKnown(algorithm, 'sha256')
  return new Digest(hmac.create(sha256, bytesOf(key)))
}

export function randomBytes(length: number): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
}

export function randomUUID(): string {
  return crypto.randomUUID()
}

/**
 * A random number from 0 to below `end`, evenly distributed: values that would favour the first numbers are drawn
 * again.
 */
export function randomInt(end: number): number {
  const fair = 2 ** 32 - (2 ** 32 % end)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < fair) return drawn % end
  }
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  return one.reduce((differing, byte, at) => differing | (byte ^ (other[at] ?? 0)), 0) === 0
}

interface Cost {
  N: number
  r: number
  p: number
  maxmem: number
}

export function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  { N, r, p, maxmem }: Cost,
  done: (error: Error | null, key: Buffer) => void,
): void {
  scryptAsync(password, salt, { N, r, p, maxmem, dkLen: length }).then(
    (key) => done(null, Buffer.from(key)),
    (error: Error) => done(error, Buffer.alloc(0)),
  )
}

const TAG_BYTES = 16

/** Parameters of both directions of a cipher. */
class Sealing {
  protected readonly key: Uint8Array
  protected readonly nonce: Uint8Array
  protected input: Buffer = Buffer.alloc(0)
  protected about: Uint8Array = new Uint8Array(0)
  protected tag: Buffer = Buffer.alloc(0)

  constructor(algorithm: string, key: Uint8Array, nonce: Uint8Array) {
    requireKnown(algorithm, 'aes-256-gcm')
    this.key = key
    this.nonce = nonce
  }

  setAAD(about: Uint8Array): this {
    this.about = about
    return this
  }
}

class Cipher extends Sealing {
  update(input: Input, _encoding?: string): Buffer {
    this.input = Buffer.concat([this.input, bytesOf(input)])
    return Buffer.alloc(0)
  }

  final(): Buffer {
    const sealed = Buffer.from(gcm(this.key, this.nonce, this.about).encrypt(this.input))
    this.tag = Buffer.from(sealed.subarray(sealed.length - TAG_BYTES))
    return Buffer.from(sealed.subarray(0, sealed.length - TAG_BYTES))
  }

  getAuthTag(): Buffer {
    return this.tag
  }
}

class Decipher extends Sealing {
  setAuthTag(tag: Uint8Array): this {
    this.tag = Buffer.from(tag)
    return this
  }

  update(input: Uint8Array): string {
    this.input = Buffer.concat([this.input, input])
    return ''
  }

  final(_encoding: 'utf8'): string {
    const opened = gcm(this.key, this.nonce, this.about).decrypt(Buffer.concat([this.input, this.tag]))
    return Buffer.from(opened).toString('utf8')
  }
}

export function createCipheriv(algorithm: string, key: Uint8Array, nonce: Uint8Array): Cipher {
  return new Cipher(algorithm, key, nonce)
}

export function createDecipheriv(algorithm: string, key: Uint8Array, nonce: Uint8Array): Decipher {
  return new Decipher(algorithm, key, nonce)
}

function bytesOf(input: Input): Uint8Array {
  return typeof input === 'string' ? new TextEncoder().encode(input) : input
}

function requireKnown(algorithm: string, known: string): void {
  if (algorithm !== known) throw new Error(`The preview has no ${algorithm}, only ${known}.`)
}
