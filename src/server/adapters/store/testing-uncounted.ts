import type { Attempts } from '../../domain/accounts/attempts.ts'
import type { Store } from './store.ts'

/** Gives a store in which nobody is counted: how often one may try something is another test's. */
export function uncounted(store: Store): Store {
  const attempts: Attempts = {
    begin: async () => ({ allowed: true, ids: [], succeeded: async () => {}, takeBack: async () => {} }),
    takeBack: async () => {},
  }
  return { ...store, forAgency: (id) => ({ ...store.forAgency(id), attempts }) }
}
