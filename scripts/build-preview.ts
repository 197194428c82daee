import { join } from 'node:path'
import { shownFolder } from '../src/server/domain/tenant-folders/tenant-problem.ts'
import { requirePlace } from './build/preview/require-place.ts'
import { root } from './build/root.ts'
import { failureCode } from './command-line/failure-code.ts'
import { readOptions } from './command-line/read-options.ts'
import { typedPath } from './command-line/typed-path.ts'
import { UsageError } from './command-line/usage-error.ts'
import { slugsIn } from './tenant/tenant-source.ts'

const usage = `npm run build:preview -- <slug>…   writes a static preview of these agencies to dist/preview, for any file server; its server runs in the browser

  --tenants <folder>   the folder of the tenants' folders (tenants)
  --out <folder>       the output folder (dist/preview); other files in it, such as .git and CNAME, stay`

/** `npm run build:preview -- <slug>…`. Exit code 1 if the build fails, 2 for wrong arguments. */
async function main(): Promise<number> {
  const { values, positionals: slugs } = readOptions({
    allowPositionals: true,
    options: { tenants: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const tenantsDir = values.tenants === undefined ? join(root, 'tenants') : typedPath(values.tenants)
  const out = values.out === undefined ? join(root, 'dist/preview') : typedPath(values.out)
  requireSlugs(tenantsDir, slugs)
  requirePlace(out)
  // Loaded late, so that wrong arguments are reported without delay.
  const { writePreview } = await import('./build/preview/write-preview.ts')
  const { fetched } = await writePreview({ tenantsDir, slugs, out })
  for (const [name, bytes] of Object.entries(fetched))
    console.log(`${name.padEnd(12)}${kilobytes(bytes).padStart(10)}`)
  const whole = Object.values(fetched).reduce((sum, bytes) => sum + bytes, 0)
  console.log(
    `A first visit fetches ${kilobytes(whole)} before its first page. ${shownFolder(out)} is ready for the root of any file server; /preview-reset deletes a visitor's data.`,
  )
  return 0
}

function requireSlugs(tenantsDir: string, slugs: readonly string[]): void {
  const there = slugsIn(tenantsDir)
  if (slugs.length === 0) throw new UsageError(`${usage}\n\nTenants: ${there.join(', ')}.`)
  const unknown = slugs.find((slug) => !there.includes(slug))
  if (unknown !== undefined)
    throw new UsageError(`There is no tenant ${unknown}. Tenants: ${there.join(', ')}.`)
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}

process.exitCode = await main().catch(failureCode)
