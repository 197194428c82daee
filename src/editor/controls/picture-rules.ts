export type PictureUse = 'logo' | 'logoMobile' | 'favicon' | 'about' | 'share'

/** Bytes that the server takes, so that nobody waits for a refusal. */
export const MOST_BYTES = 5 * 1024 * 1024
const MOST_SVG_BYTES = 100_000
export const pictureTypes = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif'

export interface PictureRule {
  use: PictureUse
  /** Width by height that it is cut to; null leaves it to the hand. */
  aspect: number | null
  /** Shown on light and on dark ground, since it stands on both. */
  onBoth: boolean
}

const byName: Readonly<Record<string, PictureRule>> = {
  logo: { use: 'logo', aspect: null, onBoth: true },
  logoMobile: { use: 'logoMobile', aspect: null, onBoth: true },
  favicon: { use: 'favicon', aspect: 1, onBoth: true },
  image: { use: 'about', aspect: null, onBoth: false },
}

/** Takes the name of a picture's field and gives what the picture is for; one that nobody knows yet is kept as large as any. */
export function pictureRule(name: string): PictureRule {
  return byName[name] ?? { use: 'share', aspect: null, onBoth: false }
}

export interface PictureFault {
  fault: 'empty' | 'type' | 'size' | 'svgSize'
  size: string
}

/** Takes a file and gives why the server would not take it, or null where it may. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): PictureFault | null {
  const megabytes = (size / 1024 / 1024).toFixed(1)
  if (size === 0) return { fault: 'empty', size: '0' }
  // Some systems know no type of a file: the server looks into it.
  if (type !== '' && !pictureTypes.split(',').includes(type)) return { fault: 'type', size: megabytes }
  if (size > MOST_BYTES) return { fault: 'size', size: megabytes }
  if (type === 'image/svg+xml' && size > MOST_SVG_BYTES)
    return { fault: 'svgSize', size: String(Math.ceil(size / 1000)) }
  return null
}
