import { test as base, type Page } from '@playwright/test'

/** Port of the server that the stories run against. */
export const port = Number(process.env.E2E_PORT)

/** Ports of agencies that a file of stories has to itself. */
export const ownPorts = new Map<string, number>()

/** Address of a path on an agency's host. */
export function at(slug: string, path: string): string {
  return `http://${slug}.localhost:${ownPorts.get(slug) ?? port}${path}`
}

/**
 * Opens the page of all agencies without waiting for their homes in it: the load of frames in which nothing runs may rest
 * in a browser without a screen until somebody takes a picture.
 */
export async function openGallery(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'domcontentloaded' })
}

/** Playwright's test, whose pages are waited for until they answer: a click on what only the server drew does nothing. */
export const test = base.extend<{ isQuiet: boolean; closed: undefined }>({
  // What a story leaves open goes on working beside all that come after it in the same browser.
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  /** Without what comes by a clock, by scrolling or by where a browser seems to be: the savings popup and the cookie question. */
  isQuiet: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, isQuiet }, use) => {
    if (isQuiet) {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('livery_saving_popup', 'false')
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
          document.cookie = 'livery_consent=denied; Path=/'
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
