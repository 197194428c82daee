import { expect, it } from 'vitest'
import { tenantCssSizes, themeModuleSize } from './theme.ts'

it('sends each agency less than 3 kB of theme', () => {
  const sizes = Object.entries(tenantCssSizes())
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, bytes]) => bytes >= 3000)).toEqual([])
})

// What a page needs: resolveTokens, themeCss and themeVariables with all their imports, including the typeface names
// of every pairing, minified and compressed as one module.
it("keeps the theme engine's share of a page below 4,000 bytes", async () => {
  const bytes = await themeModuleSize()
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThan(4000)
})

// Not counted: the parser's lists and sentences, which only the server and the editor use.
it('adds less than 600 bytes for the parser of brand inputs', async () => {
  const [page, withParser] = await Promise.all([themeModuleSize(), themeModuleSize(['parse-brand-input'])])
  expect(withParser).toBeGreaterThan(page)
  expect(withParser - page).toBeLessThan(600)
})
