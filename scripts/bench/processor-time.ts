import type { Browser, Page } from '@playwright/test'

/** Milliseconds of processor time so far. */
export interface ProcessorTime {
  /** The page's main thread. */
  main: number
  /** Every process of the browser. */
  browser: number
}

/** Returns functions for the processor time used so far: for a page's main thread, and for the whole browser. */
export async function measureProcessor(browser: Browser, page: Page): Promise<() => Promise<ProcessorTime>> {
  const ofPage = await page.context().newCDPSession(page)
  const ofBrowser = await browser.newBrowserCDPSession()
  await ofPage.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await ofPage.send('Performance.getMetrics')
    const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo')
    const main = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    const whole = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    return { main: main * 1000, browser: whole * 1000 }
  }
}
