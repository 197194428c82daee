/** The picture formats that people may upload of themselves. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/**
 * Returns the picture format that a file's first bytes declare, whatever its name; null for all others, including
 * SVG.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png'
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  return text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)) ? 'avif' : null
}
