import { expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const viewport of [phone, desktop]) {
  test.describe(`the header at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'caps the logo at 50px, whatever its shape (spec §2.6)',
      proofUnless(viewport === desktop),
      async ({ page }) => {
        const tall =
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="3000" viewBox="0 0 300 3000"/>'
        await page.route(/\/media\/.*\.svg/, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: tall }),
        )
        await page.goto(at('meridian', '/faqs'))
        const box = await page.locator('header picture img').boundingBox()
        expect(box?.height).toBeGreaterThan(0)
        expect(box?.height).toBeLessThanOrEqual(50)
      },
    )

    for (const [slug, query, mode] of [
      ['meridian', '', 'dark'],
      ['duroob', '?lng=ar', 'light'],
      ['aurora', '?lng=de', 'dark'],
    ] as const) {
      const isKept = viewport === phone && slug === 'duroob'
      test(
        `opens accessible pickers: ${slug}${query} in ${mode} mode`,
        proofUnless(isKept),
        async ({ page }) => {
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
          await page.goto(at(slug, `/faqs${query}`))
          const pickers = page.locator(
            'header button[aria-expanded][class="header-button"]:not([aria-haspopup])',
          )
          expect(await pickers.count()).toBe(2)
          for (const picker of await pickers.all()) {
            await picker.click()
            const options = page.locator('header ul[aria-label] button:has(img)')
            await expect(options.first()).toBeVisible()
            for (const target of [picker, options.first()]) {
              const box = await target.boundingBox()
              expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
            }
            const panel = await page.locator('.header-panel').boundingBox()
            expect(panel?.x).toBeGreaterThanOrEqual(0)
            expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
            expect(await violationsOf(page)).toEqual([])
            await page.keyboard.press('Escape')
            await expect(picker).toBeFocused()
            await expect(options).toHaveCount(0)
          }
        },
      )
    }

    test(
      'keeps flags, mark and focus visible in forced colours',
      proofUnless(viewport === desktop),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' })
        await page.goto(at('meridian', '/faqs'))
        await page.getByRole('button', { name: /^Language/ }).click()
        const current = page.locator('header ul button[aria-current]')
        await expect(current.locator('img')).toBeVisible()
        await expect(current.locator('svg')).toBeVisible()
        await page.keyboard.press('ArrowDown')
        const outline = await page.locator('header ul button:focus-visible').evaluate((option) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(option)
          return `${outlineStyle} ${outlineWidth}`
        })
        expect(outline).not.toMatch(/none|^\S+ 0px/)
      },
    )
  })
}
