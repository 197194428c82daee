import { Buffer } from './buffer.ts'

/** The part of node:zlib that the running server uses, by the browser's own compression. */

type Done = (error: Error | null, bytes: Buffer) => void

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

export function crc32(bytes: Uint8Array): number {
  const rest = bytes.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff)
  return (rest ^ 0xffffffff) >>> 0
}

/** The browser chooses the compression level. */
export function deflateRaw(bytes: Uint8Array<ArrayBuffer>, ...rest: readonly [...unknown[], Done]): void {
  const done = rest.at(-1) as Done
  answer(through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY), done)
}

export function inflateRaw(
  bytes: Uint8Array<ArrayBuffer>,
  { maxOutputLength }: { maxOutputLength: number },
  done: Done,
): void {
  answer(through(bytes, new DecompressionStream('deflate-raw'), maxOutputLength), done)
}

/** Stops at the size limit: a few bytes can decompress into more than the memory holds. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    length += part.length
    if (length > most) throw new RangeError('decompresses to more than the limit')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function answer(work: Promise<Buffer>, done: Done): void {
  work.then(
    (bytes) => done(null, bytes),
    (error: Error) => done(error, Buffer.alloc(0)),
  )
}
