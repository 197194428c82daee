import type { Store } from '../../src/server/adapters/store/store.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** Returns an error for an unknown slug that names the agencies of the database. */
export async function unknownAgency(store: Pick<Store, 'agencies'>, slug: string): Promise<UsageError> {
  const slugs = (await store.agencies()).map((one) => one.slug)
  const meant = nearMiss(slug, slugs)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  const known = slugs.length > 0 ? ` ${listChoices(slugs)}` : ''
  return new UsageError(`There is no agency ${JSON.stringify(slug)}.${guess}${known}`)
}
