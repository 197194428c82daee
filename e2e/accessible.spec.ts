import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { at, test } from './site.ts'

const search = '/booknow/hotels/search?destination=Lisbon&lat=38.7167&long=-9.1333'

for (const [slug, mode] of [
  ['aurora', 'light'],
  ['meridian', 'dark'],
  ['maison-craie', 'light'],
  ['schwarzmilan', 'dark'],
  ['ipe-mare', 'light'],
  ['jolt', 'dark'],
  ['duroob', 'light'],
] as const) {
  test(`${slug} in ${mode} mode has no accessibility violation on home, FAQ and hotel search`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    for (const path of ['/', '/faqs', search]) {
      await page.goto(at(slug, path))
      await page.locator('main h1').first().waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
        ),
        path,
      ).toEqual([])
    }
  })
}
