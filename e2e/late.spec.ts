import { expect, type Page } from '@playwright/test'
import { at, test } from './site.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Unlock instant savings by signing in' })

/** What is added at rest is there. */
async function isLate(page: Page): Promise<void> {
  await page.locator('[data-late]').waitFor({ state: 'attached' })
}

test.describe('the savings popup', () => {
  test.use({ savingsPopup: true })

  test('comes after 5,000 ms on the home path, moves nothing, and once closed not again in the session', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(at('aurora', '/'))
    await isLate(page)
    const moved = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift' })
          document.addEventListener('told', () => resolve(sum))
        }),
    )
    await page.clock.runFor(5000)
    await expect(popup(page)).toBeVisible()
    await page.evaluate(() => document.dispatchEvent(new Event('told')))
    expect(await moved).toBe(0)

    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await page.reload()
    await isLate(page)
    await page.clock.runFor(6000)
    await expect(popup(page)).toHaveCount(0)
  })

  test('comes when the exclusive deals pass the middle of the screen, and leads to log-in and back', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(at('aurora', '/'))
    await isLate(page)
    await page.clock.pauseAt(Date.now() + 3_600_000 * 0 + 1000)
    await page.locator('#exclusive-deals').evaluate((deals) => deals.scrollIntoView({ block: 'center' }))
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(at('aurora', '/login?redirect=%2F'))
    await expect(popup(page)).toHaveCount(0)
  })
})
