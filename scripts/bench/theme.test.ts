import { expect, it } from 'vitest'
import { tenantCssSizes, themeModuleSize } from './theme.ts'

it('sends each agency less than 3 kB of theme', () => {
  const sizes = Object.entries(tenantCssSizes())
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, bytes]) => bytes >= 3000)).toEqual([])
})

it('keeps the theme engine with the names of its typefaces below 4 KiB', async () => {
  const bytes = await themeModuleSize()
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThan(4096)
})
