import { afterEach } from 'vitest'

// Component tests ask for a DOM at the top of their file; the others run without one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  // The components ask the real server in this process; its first answer of all can take seconds on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
