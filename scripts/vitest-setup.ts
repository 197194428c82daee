import { afterEach } from 'vitest'

// Component tests ask for a DOM at the top of their file; the others run without one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
