import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which nothing more is on its way. */
const CALM = 250
const MOST = 20_000

/** Takes a page before it is opened and gives what waits until it stands still: answered, drawn and in its own letters. Its line to the server for news stays open. */
export function quiet(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const touch = () => {
    last = performance.now()
  }
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request)
    touch()
  })
  const end = (request: Request) => {
    open.delete(request)
    touch()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const deadline = performance.now() + MOST
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: MOST })
    while ((open.size > 0 || performance.now() - last < CALM) && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await page.evaluate(async () => {
      await document.fonts.ready
      // One that is not asked for before somebody gets there would be waited for without end.
      const late = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
      await Promise.all(late.map((image) => image.decode().catch(() => undefined)))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
  }
}
