import { expect, it } from 'vitest'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { drawing, times } from '../pictures/drawing/testing-drawing.ts'
import { tenantFiles } from './tenant-files.ts'

it('lets other work run between the drawings of a folder', async () => {
  const heavy = Buffer.from(drawing(times(1500, '<path style="opacity:.5" d="M0 0h9"/>')))
  const names = Array.from({ length: 20 }, (_, index) => `logo-${index}.svg`)
  const files = new Map(names.map((name) => [name, heavy]))
  const { picture } = tenantFiles({ files }, sharpRaster(), { group: 'test', member: 'test' })
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  })
  for (const name of names) await picture('agency.logo', `./${name}`)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(names.length / 2)
})
