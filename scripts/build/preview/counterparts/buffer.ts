import { Buffer } from 'buffer/'

const { from: fromPackage } = Buffer
const { toString: asPackage } = Buffer.prototype

// The package implements all of Node's Buffer that the server uses, except this encoding.
Object.assign(Buffer, {
  from(value: unknown, encoding?: unknown, length?: number) {
    const isText = typeof value === 'string' && encoding === 'base64url'
    return Reflect.apply(fromPackage, Buffer, isText ? [value, 'base64'] : [value, encoding, length])
  },
})
Object.assign(Buffer.prototype, {
  toString(this: Buffer, encoding?: string, start?: number, end?: number): string {
    if (encoding !== 'base64url') return Reflect.apply(asPackage, this, [encoding, start, end])
    const text: string = Reflect.apply(asPackage, this, ['base64', start, end])
    return text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')
  },
})

export { Buffer }
