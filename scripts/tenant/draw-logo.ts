import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import fontverter from 'fontverter'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { root } from '../build/root.ts'

const HEIGHT = 50
/** Height of letters in the drawing, in its units. */
const SIZE = 30
const PAD = 4

/** Draws a placeholder logo and icon: the agency's name with letters as paths, and its first letter on a tile. */
export async function drawLogo(name: string, color: string): Promise<{ logo: string; favicon: string }> {
  const word = await written(name)
  const scale = SIZE / 1000
  const width = Math.ceil(word.width * scale + 2 * PAD)
  const logo = svg(
    name,
    width,
    HEIGHT,
    `<path fill="${color}" transform="translate(${PAD} 35) scale(${scale} -${scale})" d="${word.path}"/>`,
  )
  return { logo, favicon: await drawTile(name, color) }
}

/** The first letter on a coloured tile. */
export async function drawTile(name: string, color: string): Promise<string> {
  const [initial = { segment: name }] = new Intl.Segmenter().segment(name)
  const letter = await written(initial.segment.toLocaleUpperCase())
  const scale = 20 / 1000
  const left = (32 - letter.width * scale) / 2
  const top = 16 + (letter.height * scale) / 2
  const { text } = resolveTokens({ primaryColor: color }).brand
  return svg(
    name,
    32,
    32,
    `<rect width="32" height="32" rx="7" fill="${color}"/>` +
      `<path fill="${text}" transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale} -${scale})" d="${letter.path}"/>`,
  )
}

/** A text as one path in thousandths of its size, baseline at 0, with its width and the height of its capitals. */
async function written(text: string): Promise<{ path: string; width: number; height: number }> {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const file = isArabic ? 'cairo/files/cairo-arabic-wght-normal' : 'figtree/files/figtree-latin-wght-normal'
  const path = join(root, `node_modules/@fontsource-variable/${file}.woff2`)
  const font = create(Buffer.from(await fontverter.convert(readFileSync(path), 'truetype')))
  if (!('getVariation' in font)) throw new Error(`${path} is no font`)
  const { glyphs, positions } = font.getVariation({ wght: 700 }).layout(text)
  let x = 0
  const parts = glyphs.map((glyph, index) => {
    const at = x
    x += positions[index]?.xAdvance ?? 0
    return glyph.path.translate(Math.round(at), 0).toSVG()
  })
  return { path: parts.join(''), width: x, height: 700 }
}

function svg(title: string, width: number, height: number, inside: string): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escaped}</title>${inside}</svg>\n`
}
