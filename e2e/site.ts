import { test as base, type Page } from '@playwright/test'

/** Port of the server that the stories run against. */
export const port = Number(process.env.E2E_PORT)

/** Port of the second server, for stories that change an agency or need the bar. */
export const secondPort = Number(process.env.E2E_SECOND_PORT)

/** Ports of the agencies that a file of stories has on another server. */
export const ownPorts = new Map<string, number>()

/** Address of a path on an agency's host. */
export function at(slug: string, path: string): string {
  return `http://${slug}.localhost:${ownPorts.get(slug) ?? port}${path}`
}

/** Opens a page of an agency that may call its API and has no script, so that it costs little. */
export async function openPlain(page: Page, slug: string): Promise<void> {
  await page.goto(at(slug, '/outbox'), { waitUntil: 'domcontentloaded' })
}

/**
 * Opens the gallery without waiting for the home pages in it: without a screen, the load of script-free frames may
 * pause until a picture is taken. Only the named agency's home page is loaded, here and on later pages, since each
 * costs as much as a visit.
 */
export async function openGallery(page: Page, shown?: string): Promise<void> {
  await page.route(/\/\?still/, (route) =>
    shown !== undefined && route.request().url().startsWith(at(shown, '/'))
      ? route.continue()
      : route.abort(),
  )
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'domcontentloaded' })
}

/** Playwright's test, but pages are waited for until they are hydrated: before that, a click does nothing. */
export const test = base.extend<{ isQuiet: boolean; closed: undefined }>({
  // Closes what a story leaves open, which would slow down later stories in the same browser.
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  /**
   * Disables what depends on a clock, on scrolling or on the browser's location: the savings popup and the cookie
   * question.
   */
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
      // The gallery and the plain pages have no script to wait for. Stories that do not wait for the load get an
      // earlier page.
      const ready = page.locator('html[data-hydrated], html:not([data-agency])')
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await ready.waitFor({ state: 'attached' })
      return response
    }
    await use(page)
  },
})
