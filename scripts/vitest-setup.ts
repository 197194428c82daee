import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { beginTest, endFile, endTest } from '../src/server/db/test-databases.ts'
import { extendTestTimeouts } from './extend-test-timeouts.ts'
import { resetTestGlobals } from './reset-test-globals.ts'
import { startTimeout } from './start-timeout.ts'

// Cheap hashes: the real cost is tested where it is decided, and would slow down thousands of tests.
vi.mock('../src/server/domain/accounts/password-cost.ts', () => ({ passwordCost: { ln: 10, r: 8, p: 1 } }))

// Vitest processes no style sheets, and so gives the file no address.
vi.mock('../src/editor/editor.css?url', () => ({ default: '/assets/editor.css' }))

extendTestTimeouts()

beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
// The next file shares the globals and the page.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (typeof document !== 'undefined') resetTestGlobals()
})

// Component tests request a DOM at the top of their file; the others run without one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  // Loaded now because its dates extend `Date`: if first loaded under a test's fake clock, they would be wrong in
  // later files.
  await import('react-day-picker')
  const { cleanup, configure } = await import('@testing-library/react')
  recordNoOwnerStacks(await import('react'))
  configure({
    // Components call the real server in this process.
    asyncUtilTimeout: startTimeout,
    // The usual error contains the whole page as text, rendered again at each retry.
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  })
  afterEach(cleanup)
}

/**
 * React's development build captures the stack of up to 10,000 elements a second, which only adds the creator's line
 * to a warning. A full counter stops it; the warnings stay.
 */
function recordNoOwnerStacks(react: object): void {
  const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  })
}
