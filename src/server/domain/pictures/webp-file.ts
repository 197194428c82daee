/** What a WebP says of itself before its pixels. */
export interface WebpFile {
  /** Nothing but one picture is in it: no place, no camera, no profile, no movement, nothing behind its end. */
  isPlain: boolean
  isLossless: boolean
}

const plainChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** Chunks of a plain picture: a header, its transparency and its pixels. */
const MOST_CHUNKS = 3

/** Takes a file's bytes and gives what it is as a WebP (RIFF), or null where it is none. Reads no further than a plain picture goes. */
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
    // A chunk begins at an even place.
    at += 8 + size + (size % 2)
  }
  const isWhole = at === end && end === bytes.length
  return {
    isPlain: isWhole && names.every((name) => plainChunks.has(name)),
    isLossless: names.includes('VP8L'),
  }
}
