import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { opaquePng } from './print-logo.ts'

describe('the PNG of a logo for print', () => {
  it('has the given colours, and no fourth channel', async () => {
    const [width, height] = [37, 21]
    const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * 7919) % 256,
    )
    const png = await opaquePng(pixels, width, height)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height, channels: 3 })
    const drawn = await sharp(png).ensureAlpha().raw().toBuffer()
    expect([...drawn]).toEqual([...pixels])
  })
})
