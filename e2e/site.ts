import { test as base } from '@playwright/test'

/** Port of the server that the stories run against. */
export const port = Number(process.env.E2E_PORT ?? 4170)

/** Address of a path on an agency's host. */
export function at(slug: string, path: string): string {
  return `http://${slug}.localhost:${port}${path}`
}

/** Playwright's test, whose pages are waited for until they answer: a click on what only the server drew does nothing. */
export const test = base.extend<{ savingsPopup: boolean }>({
  /** Whether the savings popup may come: by a clock and by scrolling, so that other stories do without. */
  savingsPopup: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, savingsPopup }, use) => {
    if (!savingsPopup) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('livery_saving_popup', 'false')
        } catch {
          // Another origin's frame, or storage that the story blocks.
        }
      })
    }
    const open = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await open(url, options)
      // The gallery and the plain pages have no script to wait for; who asks for less than a loaded page gets it.
      const ready = page.locator('html[data-hydrated], html:not([data-agency])')
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await ready.waitFor({ state: 'attached' })
      return response
    }
    await use(page)
  },
})
