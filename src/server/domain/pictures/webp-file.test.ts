import { expect, it } from 'vitest'
import { webpFile } from './webp-file.ts'

function webp(chunks: readonly string[]): Uint8Array {
  const file = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP'),
    ...chunks.map((name) => Buffer.from(`${name}\0\0\0\0`)),
  ])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

it.each([
  [['VP8L'], { isPlain: true, isLossless: true }],
  [['VP8X', 'ALPH', 'VP8 '], { isPlain: true, isLossless: false }],
  [['VP8L', 'EXIF'], { isPlain: false, isLossless: true }],
  [['VP8X', 'ALPH', 'VP8 ', 'ALPH'], { isPlain: false, isLossless: false }],
])('reads a file of %j', (chunks, expected) => {
  expect(webpFile(webp(chunks))).toEqual(expected)
})

it('reads the names of three chunks of a file with a thousand', () => {
  let reads = 0
  const bytes = new Proxy(webp(['VP8L', ...Array.from({ length: 1000 }, () => 'ICCP')]), {
    get(file, key) {
      if (key === 'subarray') reads += 1
      const value = Reflect.get(file, key, file)
      return typeof value === 'function' ? value.bind(file) : value
    },
  })
  expect(webpFile(bytes)).toEqual({ isPlain: false, isLossless: true })
  expect(reads).toBe(5)
})
