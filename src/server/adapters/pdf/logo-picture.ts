import { type DrawLogo, mostLogoPixels, onPaper } from './printed-logo.ts'

/** Draws a logo for print with sharp. */
export const logoPicture: DrawLogo = async (logo, ground) => {
  try {
    const { default: sharp } = await import('sharp')
    const { format, width, height } = await sharp(logo).metadata()
    const scale = Math.min(mostLogoPixels.width / width, mostLogoPixels.height / height)
    // An SVG is rendered at its printed size, and never enlarged afterwards.
    const density = Math.min(2400, Math.max(1, 72 * scale))
    const { data, info } = await sharp(logo, format === 'svg' ? { density } : {})
      .timeout({ seconds: 10 })
      .resize({ ...mostLogoPixels, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .flatten({ background: ground })
      .removeAlpha()
      .png({ palette: true, colours: 128, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return onPaper(data, info)
  } catch {
    return null
  }
}
