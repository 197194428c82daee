import * as nodeCrypto from 'node:crypto'
import { promisify as nodePromisify } from 'node:util'
import * as nodeZlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Buffer as OwnBuffer } from './buffer.ts'
import * as own from './crypto.ts'
import { BlockList, isIP, isIPv4, isIPv6 } from './net.ts'
import { join, relative } from './path.ts'
import { promisify } from './util.ts'
import * as zlib from './zlib.ts'

const text = 'a blue-green sea, ü and 海'
const bytes = new TextEncoder().encode(text)

describe("the preview's counterparts of Node's modules", () => {
  it('hash as Node does, in every encoding that the server stores', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(own.createHash('sha256').update(text).update(bytes).digest(encoding)).toBe(
        nodeCrypto.createHash('sha256').update(text).update(bytes).digest(encoding),
      )
      expect(own.createHmac('sha256', 'key').update(text).digest(encoding)).toBe(
        nodeCrypto.createHmac('sha256', 'key').update(text).digest(encoding),
      )
    }
  })

  it('derive the same key from a password as Node', async () => {
    const cost = { N: 1024, r: 8, p: 1, maxmem: 64_000_000 }
    const salt = nodeCrypto.randomBytes(16)
    const key = await new Promise((resolve, reject) => {
      own.scrypt(text, salt, 32, cost, (error, made) =>
        error ? reject(error) : resolve(made.toString('hex')),
      )
    })
    expect(key).toBe(nodeCrypto.scryptSync(text, salt, 32, cost).toString('hex'))
  })

  it('seal what Node opens, open what Node seals, and reject changed data', () => {
    const [key, nonce, about] = [nodeCrypto.randomBytes(32), nodeCrypto.randomBytes(12), Buffer.from('item')]
    const seal = own.createCipheriv('aes-256-gcm', key, nonce).setAAD(about)
    const sealed = OwnBuffer.concat([seal.update(text, 'utf8'), seal.final()])
    const node = nodeCrypto.createDecipheriv('aes-256-gcm', key, nonce).setAAD(about)
    node.setAuthTag(seal.getAuthTag())
    expect(node.update(sealed, undefined, 'utf8') + node.final('utf8')).toBe(text)

    const theirs = nodeCrypto.createCipheriv('aes-256-gcm', key, nonce).setAAD(about)
    const given = Buffer.concat([theirs.update(text, 'utf8'), theirs.final()])
    const open = (tag: Uint8Array) => {
      const opening = own.createDecipheriv('aes-256-gcm', key, nonce).setAAD(about).setAuthTag(tag)
      return opening.update(given) + opening.final('utf8')
    }
    expect(open(theirs.getAuthTag())).toBe(text)
    expect(() => open(Buffer.alloc(16))).toThrow()
  })

  it("read and write base64url as Node's Buffer does", () => {
    for (const length of [0, 1, 2, 3, 31, 32]) {
      const random = nodeCrypto.randomBytes(length)
      const written = OwnBuffer.from(random).toString('base64url')
      expect(written).toBe(random.toString('base64url'))
      expect([...OwnBuffer.from(written, 'base64url')]).toEqual([...random])
    }
  })

  it('compress what Node decompresses, in every calling form, and respect the size limit', async () => {
    const fold = promisify<Uint8Array<ArrayBuffer>>(zlib.deflateRaw as never)
    const unfold = promisify<Uint8Array>(zlib.inflateRaw as never)
    const many = new Uint8Array(10_000).fill(7)
    const folded = await fold(many, { level: 9 })
    expect(await nodePromisify(nodeZlib.inflateRaw)(folded)).toEqual(Buffer.from(many))
    expect([...(await unfold(folded, { maxOutputLength: 10_000 }))]).toEqual([...many])
    await expect(unfold(folded, { maxOutputLength: 9_999 })).rejects.toThrow(
      'decompresses to more than the limit',
    )
    expect(zlib.crc32(bytes)).toBe(nodeZlib.crc32(bytes))
  })

  it('join paths', () => {
    expect(join('/src/server/domain/mail', '../../..', 'ui', './tokens.css')).toBe('/src/ui/tokens.css')
    expect(relative('/src', '/src/ui/tokens.css')).toBe('ui/tokens.css')
  })

  it('know no address and no range, since a preview has no network peers', () => {
    expect([isIP('127.0.0.1'), isIPv4('127.0.0.1'), isIPv6('::1')]).toEqual([0, false, false])
    expect(new BlockList().check('127.0.0.1', 'ipv4')).toBe(false)
    expect(() => new BlockList().addSubnet('127.0.0.0', 8, 'ipv4')).toThrow('no ranges')
  })
})
