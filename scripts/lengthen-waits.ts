import { vi } from 'vitest'
import { startTimeout } from './start-timeout.ts'

type Wait = <T>(check: () => T, options?: number | object) => Promise<Awaited<T>>

/** What is waited for with the patience of all tests where a test does not say its own; a second's is Vitest's. */
const patient =
  (wait: Wait): Wait =>
  (check, options) =>
    wait(check, typeof options === 'number' ? options : { timeout: startTimeout, ...options })

const known = Symbol.for('livery.patient')

/** Gives `vi.waitFor` and `vi.waitUntil` that patience, once in a worker: it keeps them from file to file. */
export function lengthenWaits(): void {
  if (known in vi) return
  Object.assign(vi, {
    [known]: true,
    waitFor: patient(vi.waitFor as Wait),
    waitUntil: patient(vi.waitUntil as Wait),
  })
}
