import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { printedModules } from './printed-modules.ts'
import { qrModules } from './qr-modules.ts'

beforeAll(() => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } })
})

/** A picture of modules, three pixels each, with the white that readers need; one row becomes lines. */
function pictureOf(modules: readonly (readonly boolean[])[]) {
  const rows = modules.length === 1 ? Array.from({ length: 40 }, () => modules[0] ?? []) : modules
  const [scale, quiet] = [3, 10]
  const width = ((rows[0]?.length ?? 0) + 2 * quiet) * scale
  const height = (rows.length + 2 * quiet) * scale
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    const x = Math.floor((at % width) / scale) - quiet
    const y = Math.floor(Math.floor(at / width) / scale) - quiet
    if (rows[y]?.[x]) data.fill(0, at * 4, at * 4 + 3)
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

async function readingOf(modules: readonly (readonly boolean[])[] | null) {
  const found = await readBarcodes(pictureOf(modules ?? []))
  return found.map(({ format, text }) => [format, text])
}

const codes = ['SIA-1A2B-99', '0123456789012345', 'M1BYRON/ADA EABC123 LISCPHSK 0123 134Y012A0034 100']

it.each(codes)('is read by scanners as what was written: %s', async (text) => {
  expect(await readingOf(qrModules(text, 'M'))).toEqual([['QRCode', text]])
  expect(await readingOf(qrModules(text, 'Q'))).toEqual([['QRCode', text]])
  expect(await readingOf(printedModules(text, 'aztec'))).toEqual([['Aztec', text]])
  expect(await readingOf(printedModules(text, 'code128'))).toEqual([['Code128', text]])
})

it('is no code where a text has characters that it cannot write', () => {
  expect(printedModules('Ünïcode', 'code128')).toBeNull()
  expect(printedModules('✓', 'aztec')).toBeNull()
})
