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
  const close = (request: Request) => {
    open.delete(request)
    touch()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return async () => {
    const end = performance.now() + MOST
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: MOST })
    while ((open.size > 0 || performance.now() - last < CALM) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
  }
}
