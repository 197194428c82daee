import { expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proofUnless } from './proof.ts'
import { at, test } from './site.ts'

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(
    `a mail in the outbox has its full height, and only the page scrolls (${width} px, ${colorScheme})`,
    proofUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(at('maison-craie', '/login'))
      const email = `reader-${width}@people.example`
      const status = await page.evaluate(async (to) => {
        const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
        const body = JSON.stringify({
          firstName: 'Ada',
          lastName: 'L',
          email: to,
          password: 'a long pass phrase 7',
        })
        return (await fetch('/api/user/signup', { method: 'POST', headers, body })).status
      }, email)
      expect(status).toBe(202)
      await page.goto(at('maison-craie', '/outbox'))
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: email }).click()
      const frame = page.locator('iframe')
      await expect(frame.contentFrame().getByRole('link').first()).toBeVisible()
      const spare = () =>
        frame.evaluate((element: HTMLIFrameElement) => {
          const root = element.contentDocument?.documentElement
          return root
            ? [element.clientHeight - root.offsetHeight, root.scrollWidth - element.clientWidth]
            : null
        })
      await expect.poll(spare).toEqual([0, 0])
      await page.setViewportSize({ width: width - 40, height: 844 })
      await expect.poll(spare).toEqual([0, 0])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await violationsOf(page)).toEqual([])
    },
  )
