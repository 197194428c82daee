import type { Store } from '../../src/server/adapters/store/store.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** Takes a slug that no agency of the database has and gives the error that names those there are. */
export async function unknownAgency(store: Pick<Store, 'agencies'>, slug: string): Promise<UsageError> {
  const slugs = (await store.agencies()).map((one) => one.slug)
  const meant = nearMiss(slug, slugs)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  const known = slugs.length > 0 ? ` ${listChoices(slugs)}` : ''
  return new UsageError(`There is no agency ${JSON.stringify(slug)}.${guess}${known}`)
}
