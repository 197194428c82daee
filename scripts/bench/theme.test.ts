import { expect, it } from 'vitest'
import { tenantCssSizes, themeModuleSize } from './theme.ts'

it('sends each agency less than 3 kB of theme', () => {
  const sizes = Object.entries(tenantCssSizes())
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, bytes]) => bytes >= 3000)).toEqual([])
})

// Counted is what a page needs: resolveTokens, themeCss and themeVariables with all they import, the names of the
// typefaces of every pairing among it, minified and compressed as one module.
it('keeps what a page needs of the theme engine below 4,000 bytes', async () => {
  const bytes = await themeModuleSize()
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThan(4000)
})

// Counted apart: the parser's lists and sentences serve the server and the editor, no page.
it('adds less than 600 bytes for the parser of brand inputs', async () => {
  const [page, withParser] = await Promise.all([themeModuleSize(), themeModuleSize(['parse-brand-input'])])
  expect(withParser).toBeGreaterThan(page)
  expect(withParser - page).toBeLessThan(600)
})
