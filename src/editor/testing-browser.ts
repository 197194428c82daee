import { afterEach, beforeEach, vi } from 'vitest'

/** Adds what jsdom lacks of a browser: constructed style sheets, size observers and event streams. */
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
