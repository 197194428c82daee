/** The most room a logo takes on paper, in points, and the points of a printer's picture in one of them. */
const box = { width: 176, height: 46 } as const
const DENSITY = 300 / 72

/** A logo ready for print, with its size on paper in points. */
export interface LogoPicture {
  png: Buffer
  width: number
  height: number
}

/** Takes the file of a logo, SVG or raster, and gives it as it is printed on a ground; null where it cannot be drawn. */
export async function logoPicture(logo: Uint8Array, ground: string): Promise<LogoPicture | null> {
  try {
    const { default: sharp } = await import('sharp')
    const { format, width, height } = await sharp(logo).metadata()
    const most = { width: Math.round(box.width * DENSITY), height: Math.round(box.height * DENSITY) }
    const scale = Math.min(most.width / width, most.height / height)
    // A drawing of lines is drawn as large as it is printed, and never enlarged from less.
    const density = Math.min(2400, Math.max(1, 72 * scale))
    const { data, info } = await sharp(logo, format === 'svg' ? { density } : {})
      .timeout({ seconds: 10 })
      .resize({ ...most, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .flatten({ background: ground })
      .removeAlpha()
      .png({ palette: true, colours: 128, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    const shrink = Math.min(box.width / info.width, box.height / info.height)
    return { png: data, width: info.width * shrink, height: info.height * shrink }
  } catch {
    return null
  }
}
