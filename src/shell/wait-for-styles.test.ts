// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForStyles } from './wait-for-styles.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<link rel="stylesheet" href="/whole.css">'
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const link = () => document.head.querySelector('link') as HTMLLinkElement
/** Whether the app may start, after what has happened. */
function watch(): () => Promise<boolean> {
  let hasEnded = false
  void waitForStyles().then(() => {
    hasEnded = true
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return hasEnded
  }
}

it('waits until a stylesheet is loaded', async () => {
  const mayStart = watch()
  expect(await mayStart()).toBe(false)
  link().dispatchEvent(new Event('load'))
  expect(await mayStart()).toBe(true)
})

it('asks once more for one that fails, and then starts without it', async () => {
  const mayStart = watch()
  const failed = link()
  failed.dispatchEvent(new Event('error'))
  expect(link()).not.toBe(failed)
  expect(link().getAttribute('href')).toBe('/whole.css')
  expect(await mayStart()).toBe(false)
  link().dispatchEvent(new Event('error'))
  expect(await mayStart()).toBe(true)
})

it('waits three seconds at most, since one that failed earlier reports nothing', async () => {
  const mayStart = watch()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await mayStart()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await mayStart()).toBe(true)
})

it('waits for nothing where all stylesheets are loaded', async () => {
  document.head.replaceChildren()
  expect(await watch()()).toBe(true)
})
