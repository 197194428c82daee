import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contactSheet } from './contact-sheet.ts'
import type { Cell } from './matrix.ts'
import { storeShot } from './store-shot.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'livery-shots-'))
})
afterEach(() => rmSync(out, { recursive: true }))

const cell: Cell = { slug: 'acme', page: 'home', role: 'visitor', language: 'en', width: 40, mode: 'light' }
const name = 'acme_home_visitor_en_40_light'

/** A white picture; one pixel may have another colour. */
async function picture(height: number, pixel?: { x: number; y: number; color: string }): Promise<Buffer> {
  const white = sharp({ create: { width: 40, height, channels: 3, background: '#ffffff' } })
  if (!pixel) return white.png().toBuffer()
  const dot = { create: { width: 1, height: 1, channels: 3, background: pixel.color } } as const
  const input = await sharp(dot).png().toBuffer()
  return white
    .composite([{ input, left: pixel.x, top: pixel.y }])
    .png()
    .toBuffer()
}
const pixelAt = async (file: string, x: number, y: number) => {
  const { data, info } = await sharp(readFileSync(file)).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
}

describe('a picture compared with that of the last run', () => {
  it('is new at first, and unchanged if no pixel differs', async () => {
    expect(await storeShot(out, cell, await picture(30))).toMatchObject({ name, state: 'new', height: 30 })
    const packedOtherwise = await sharp(await picture(30))
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(await storeShot(out, cell, packedOtherwise)).toMatchObject({ state: 'same', pixels: 0 })
    expect(existsSync(join(out, 'before', `${name}.png`))).toBe(false)
  })

  it('counts as changed by one step of one colour in one pixel, which the difference shows in red', async () => {
    const before = await picture(30)
    await storeShot(out, cell, before)
    const shot = await storeShot(out, cell, await picture(30, { x: 7, y: 9, color: '#fffffe' }))
    expect(shot).toMatchObject({ state: 'changed', pixels: 1, share: 1 / 1200 })
    expect(readFileSync(join(out, 'before', `${name}.png`))).toEqual(before)
    const difference = join(out, 'difference', `${name}.png`)
    expect(await pixelAt(difference, 7, 9)).toEqual([0xe5, 0, 0x3c])
    expect(await pixelAt(difference, 8, 9)).toEqual([255, 255, 255])
  })

  it('counts the additional pixels of a longer page', async () => {
    await storeShot(out, cell, await picture(30))
    expect(await storeShot(out, cell, await picture(32))).toMatchObject({ state: 'changed', pixels: 80 })
  })

  it('drops the run before the last', async () => {
    for (const height of [30, 32, 32]) await storeShot(out, cell, await picture(height))
    expect(existsSync(join(out, 'before', `${name}.png`))).toBe(false)
    expect(existsSync(join(out, 'difference', `${name}.png`))).toBe(false)
    expect((await sharp(join(out, 'small', `${name}.webp`)).metadata()).width).toBe(40)
  })
})

describe('the contact sheet', () => {
  it('is one file with its run, whatever that contains', async () => {
    const shot = await storeShot(out, cell, await picture(30))
    const shots = [{ ...shot, page: '/about?x=</script><b>' }]
    const html = contactSheet({ takenAt: '2026-03-10T12:00:00.000Z', shots })
    const [, data = ''] = /<script type="application\/json" id="run">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ takenAt: '2026-03-10T12:00:00.000Z', shots })
    expect(html).not.toMatch(/(?:src|href)="https?:/)
  })
})
