export type PictureUse = 'logo' | 'logoMobile' | 'favicon' | 'about' | 'share'

/** The server's limit in bytes, checked before the upload. */
export const MOST_BYTES = 5 * 1024 * 1024
const MOST_SVG_BYTES = 100_000
export const pictureTypes = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif'

export interface PictureRule {
  use: PictureUse
  /** Width to height of the crop; null if the user decides. */
  aspect: number | null
  /** Shown on light and dark grounds, since it appears on both. */
  onBoth: boolean
}

const byName: Readonly<Record<string, PictureRule>> = {
  logo: { use: 'logo', aspect: null, onBoth: true },
  logoMobile: { use: 'logoMobile', aspect: null, onBoth: true },
  favicon: { use: 'favicon', aspect: 1, onBoth: true },
  image: { use: 'about', aspect: null, onBoth: false },
}

/** Returns the rules for a picture field's name; an unknown field allows the largest size. */
export function pictureRule(name: string): PictureRule {
  return byName[name] ?? { use: 'share', aspect: null, onBoth: false }
}

export interface PictureFault {
  fault: 'empty' | 'type' | 'size' | 'svgSize'
  size: string
}

/** Returns why the server would refuse a file, or null if it may accept it. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): PictureFault | null {
  const megabytes = (size / 1024 / 1024).toFixed(1)
  if (size === 0) return { fault: 'empty', size: '0' }
  // Some systems do not know a file's type, so the server checks its content.
  if (type !== '' && !pictureTypes.split(',').includes(type)) return { fault: 'type', size: megabytes }
  if (size > MOST_BYTES) return { fault: 'size', size: megabytes }
  if (type === 'image/svg+xml' && size > MOST_SVG_BYTES)
    return { fault: 'svgSize', size: String(Math.ceil(size / 1000)) }
  return null
}
