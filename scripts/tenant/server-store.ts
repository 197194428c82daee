import { openStore } from '../../src/server/adapters/store/open-store.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { type Config, parseConfig } from '../../src/server/kernel/config/config.ts'

const log = { info() {}, warn() {}, error() {} }

/** Opens the server's database, as the environment names it, while `work` runs. */
export async function withServerStore<Result>(
  work: (store: Store, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = parseConfig(process.env)
  const store = await openStore(config, log)
  try {
    return await work(store, config)
  } finally {
    await store.close()
  }
}
