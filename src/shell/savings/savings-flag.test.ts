// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fresh = () => import('./savings-flag.ts')

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

// §4.24
it("closing sets a session flag to false, which holds on the session's next page", async () => {
  const first = await fresh()
  expect(first.mayShowSavings()).toBe(true)
  first.keepSavingsClosed()
  expect(sessionStorage.getItem(first.SAVINGS_FLAG)).toBe('false')
  vi.resetModules()
  expect((await fresh()).mayShowSavings()).toBe(false)
})

it('lasts while the page is open if storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  const { mayShowSavings, keepSavingsClosed } = await fresh()
  expect(mayShowSavings()).toBe(true)
  keepSavingsClosed()
  expect(mayShowSavings()).toBe(false)
})
