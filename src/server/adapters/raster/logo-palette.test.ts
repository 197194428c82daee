import sharp from 'sharp'
import * as simpleIcons from 'simple-icons'
import icons from 'simple-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../scripts/proof-cases.ts'
import { deltaEOk } from '../../../theme/oklch.ts'
import { picturePalette } from '../../../theme/picture-palette.ts'
import { parseHex, white } from '../../../theme/srgb.ts'
import { sharpRaster } from './sharp-raster.ts'

// Decision 0080: real brands' marks in their own colours, as agencies send them.

const marks = Object.values(simpleIcons) as { hex: string; path: string }[]
const byColor = new Map(marks.map(({ hex, path }) => [`#${hex.toLowerCase()}`, path]))
const all = [...byColor].toSorted(([a], [b]) => (a < b ? -1 : 1))
const step = Math.floor(all.length / 200)
const brands = all.filter((_, index) => index % step === 0).slice(0, 200)
const raster = sharpRaster()

function drawing(color: string, path: string, ground = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 28 28" width="240" height="240">${ground}<path fill="${color}" d="${path}"/></svg>`,
  )
}

async function palette(bytes: Buffer) {
  const look = await raster.look(new Uint8Array(bytes), 320)
  if (look === null) throw new Error('it cannot be drawn')
  return picturePalette(look.pixels)
}

const whiteGround = '<rect x="-2" y="-2" width="28" height="28" fill="#fff"/>'
/** A logo without contrast to its paper is not usable. */
const seenOnWhite = brands.filter(([color]) => deltaEOk(parseHex(color), white) > 0.03)
const [tried, triedOnWhite] = [proofCases(brands, 25), proofCases(seenOnWhite, 25)]

describe('the palette of real brands', () => {
  it('is tested with two hundred of them in a proof', () => {
    expect(icons.length).toBeGreaterThan(3000)
    expect(brands).toHaveLength(200)
    expect(seenOnWhite.length).toBeGreaterThan(190)
  })

  it.each([
    ['SVG on a clear ground', tried, (color: string, path: string) => drawing(color, path)],
    [
      'SVG on a white ground',
      triedOnWhite,
      (color: string, path: string) => drawing(color, path, whiteGround),
    ],
    [
      'PNG on a clear ground',
      tried,
      (color: string, path: string) => sharp(drawing(color, path)).png().toBuffer(),
    ],
    [
      'PNG on a white ground',
      triedOnWhite,
      (color: string, path: string) =>
        sharp(drawing(color, path, whiteGround))
          .png()
          .toBuffer(),
    ],
  ] as const)('has the brand’s own colour first in every %s', async (_, some, draw) => {
    const wrong: string[] = []
    for (const [color, path] of some) {
      const [first] = await palette(await draw(color, path))
      if (first?.color !== color) wrong.push(`${color}: ${first?.color}`)
    }
    expect(wrong).toEqual([])
  })

  it('is near the brand’s colour in a blurred JPEG', async () => {
    const wrong: string[] = []
    for (const [color, path] of triedOnWhite) {
      const bytes = await sharp(drawing(color, path, whiteGround))
        .jpeg({ quality: 85 })
        .toBuffer()
      const [first] = await palette(bytes)
      if (!first || deltaEOk(parseHex(first.color), parseHex(color)) > 0.04)
        wrong.push(`${color}: ${first?.color}`)
    }
    expect(wrong).toEqual([])
  })
})
