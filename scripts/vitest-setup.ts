import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { beginTest, endFile, endTest } from '../src/server/db/test-databases.ts'
import { clearPage } from './clear-page.ts'
import { lengthenWaits } from './lengthen-waits.ts'
import { startTimeout } from './start-timeout.ts'

// What it costs to guess is tested where it is decided; everywhere else it would be waited for thousands of times.
vi.mock('../src/server/domain/accounts/password-cost.ts', () => ({ passwordCost: { ln: 10, r: 8, p: 1 } }))

lengthenWaits()

beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
// The next file has the same globals, and the same page.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (typeof document !== 'undefined') clearPage()
})

// Component tests ask for a DOM at the top of their file; the others run without one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  // Its dates extend `Date`: first loaded while a test's clock stands in for that, they would be wrong in each later file.
  await import('react-day-picker')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // The components ask the real server in this process.
    asyncUtilTimeout: startTimeout,
    // The usual error holds the whole page as text, drawn anew each time that something is not there yet.
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  })
  afterEach(cleanup)
}
