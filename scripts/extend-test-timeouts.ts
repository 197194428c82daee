import { vi } from 'vitest'
import { startTimeout } from './start-timeout.ts'

type Wait = <T>(check: () => T, options?: number | object) => Promise<Awaited<T>>

/** The default timeout of waits in tests. Vitest's own is one second. */
const patient =
  (wait: Wait): Wait =>
  (check, options) =>
    wait(check, typeof options === 'number' ? options : { timeout: startTimeout, ...options })

const known = Symbol.for('livery.patient')

/** Applies the timeout to `vi.waitFor` and `vi.waitUntil`, once in a worker, whose files share them. */
export function extendTestTimeouts(): void {
  if (known in vi) return
  Object.assign(vi, {
    [known]: true,
    waitFor: patient(vi.waitFor as Wait),
    waitUntil: patient(vi.waitUntil as Wait),
  })
}
