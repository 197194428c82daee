import type { Attempts } from '../../domain/accounts/attempts.ts'
import type { Store } from './store.ts'

/** Returns a store without counted attempts, for tests that are not about limits. */
export function uncounted(store: Store): Store {
  const attempts: Attempts = {
    begin: async () => ({ allowed: true, ids: [], succeeded: async () => {}, takeBack: async () => {} }),
    takeBack: async () => {},
  }
  return { ...store, forAgency: (id) => ({ ...store.forAgency(id), attempts }) }
}
