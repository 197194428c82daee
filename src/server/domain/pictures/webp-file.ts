/** What a WebP declares before its pixels. */
export interface WebpFile {
  /** Contains one picture and nothing else: no location, camera, profile, animation or trailing data. */
  isPlain: boolean
  isLossless: boolean
}

const plainChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** Chunks of a plain picture: header, transparency and pixels. */
const MOST_CHUNKS = 3

/** Returns a file's WebP (RIFF) header, or null if it is no WebP. Reads no further than a plain picture goes. */
export function webpFile(bytes: Uint8Array): WebpFile | null {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  if (bytes.length < 20 || text(0) !== 'RIFF' || text(8) !== 'WEBP') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = 8 + view.getUint32(4, true)
  const names: string[] = []
  let at = 12
  while (names.length < MOST_CHUNKS && at + 8 <= end && at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    names.push(text(at))
    // A chunk begins at an even offset.
    at += 8 + size + (size % 2)
  }
  const isWhole = at === end && end === bytes.length
  return {
    isPlain: isWhole && names.every((name) => plainChunks.has(name)),
    isLossless: names.includes('VP8L'),
  }
}
