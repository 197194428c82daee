import { expect } from '@playwright/test'
import { at, test } from './site.ts'

const pages = ['/', '/login', '/blog', '/booknow/hotels']

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  // Without script only the first view's stylesheet arrives.
  test(`the whole stylesheet changes nothing that the first view's has drawn, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(at('aurora', path), { waitUntil: 'networkidle' })
      const before = await page.screenshot({ fullPage: true })
      await page.evaluate(() => {
        const waiting = document.querySelector<HTMLTemplateElement>('#livery-scripts')
        const link = waiting?.content.querySelector('link[rel=stylesheet]')
        if (!link) throw new Error('the page has no whole stylesheet')
        document.head.append(link)
      })
      const areLoaded = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
        )
      await expect.poll(areLoaded).toBe(true)
      expect((await page.screenshot({ fullPage: true })).equals(before), path).toBe(true)
    }
  })
}
