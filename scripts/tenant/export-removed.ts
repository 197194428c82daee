import { writeFileSync } from 'node:fs'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { countNoun } from '../command-line/count-noun.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { withServerStore } from './server-store.ts'

/** Exports the stored data of removed agencies with a slug, latest first; returns the exit code. */
export function exportRemoved(slug: string, path: string): Promise<number> {
  return withServerStore(async ({ registry }) => {
    const removed = await registry.removed(slug)
    if (removed.length === 0)
      throw new UsageError(`No data of a removed agency with the slug ${JSON.stringify(slug)} is stored.`)
    const agencies = []
    for (const agency of removed) agencies.push({ ...agency, ...(await registry.kept(agency.id)) })
    // They are personal data.
    writeFileSync(path, `${JSON.stringify(agencies, null, 2)}\n`, { mode: 0o600 })
    process.stdout.write(
      `${shownFolder(path)}: ${countNoun(agencies.length, 'removed agency', 'removed agencies')}\n`,
    )
    return 0
  })
}
