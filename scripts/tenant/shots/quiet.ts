import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which nothing more is on its way. */
const CALM = 250
/** A page that still moves then is no picture: half of it would pass for a change. */
const MOST = 60_000

/**
 * Takes a page before it is opened and gives what waits until it stands still: answered, drawn and in its own letters. Its line to the server for news stays open. It throws where that is not so
 * after `most` milliseconds.
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
    // A busy machine asks late for what it has yet to draw: it stands still once it does so twice.
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

/** What comes until then; after it the error. */
async function until<Value>(coming: Promise<Value>, deadline: number, late: Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), Math.max(0, deadline - performance.now()))
  })
  return Promise.race([coming, end]).finally(() => clearTimeout(timer))
}

/** Waits until a page has drawn what it has and nothing else to do, and gives what can be told of it from outside. */
function drawn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await document.fonts.ready
    // One that is not asked for before somebody gets there would be waited for without end.
    const late = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(late.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { outerHTML, scrollHeight } = document.documentElement
    return `${outerHTML} ${scrollHeight} ${document.fonts.status} ${document.fonts.size}`
  })
}
