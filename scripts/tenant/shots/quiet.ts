import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which a page counts as loaded. */
const CALM = 250
/** A page that still moves then gets no picture: half of it would count as a change. */
const MOST = 60_000

/**
 * Prepares a page before it is opened; returns a function that waits until it is still: loaded, drawn, with its
 * fonts. Its event stream stays open. Throws if that takes longer than `most` milliseconds.
 */
export function quiet(page: Page, most: number = MOST): () => Promise<void> {
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

  async function calm(deadline: number): Promise<void> {
    do {
      if (performance.now() > deadline) throw unrest(most)
      await new Promise((resolve) => setTimeout(resolve, 50))
    } while (open.size > 0 || performance.now() - last < CALM)
  }

  return async () => {
    const deadline = performance.now() + most
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: most })
    // A busy machine requests late what it still has to draw, so the page must be still twice.
    let [before, now] = ['', ' ']
    while (before !== now) {
      await calm(deadline)
      before = now
      now = await until(drawn(page), deadline, unrest(most))
      await calm(deadline)
    }
  }
}

const unrest = (most: number) => new Error(`still moves after ${most / 1000} s`)

/** The promise's result until the deadline; then the error. */
async function until<Value>(coming: Promise<Value>, deadline: number, late: Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), Math.max(0, deadline - performance.now()))
  })
  return Promise.race([coming, end]).finally(() => clearTimeout(timer))
}

/** Waits until a page has drawn everything and is idle; returns its visible state. */
function drawn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await document.fonts.ready
    // A lazy image is not requested before it is scrolled to; waiting for it would never end.
    const late = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(late.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { outerHTML, scrollHeight } = document.documentElement
    return `${outerHTML} ${scrollHeight} ${document.fonts.status} ${document.fonts.size}`
  })
}
