import { afterEach, beforeEach, vi } from 'vitest'

/** Gives the tests of a file what jsdom lacks of a browser: sheets of a script's own, and what tells of sizes and news. */
export function withBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'EventSource',
      class extends EventTarget {
        close() {}
      },
    )
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    Element.prototype.scrollIntoView = () => {}
    Element.prototype.scrollTo = () => {}
  })
  afterEach(() => vi.unstubAllGlobals())
}
