import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writePreview } from './build/preview/write-preview.ts'
import { root } from './build/root.ts'
import { readOptions } from './command-line/read-options.ts'

const usage = `npm run build:preview -- <slug>…   writes dist/preview: the sites of these agencies with a working server in the browser, for any file server

  --tenants <folder>   the folder that holds one folder per tenant (tenants)
  --out <folder>       where to write (dist/preview)`

/** `npm run build:preview -- <slug>…`. Exit code 1 where it cannot be built, 2 where it was asked for wrongly. */
async function main(): Promise<number> {
  const { values, positionals: slugs } = readOptions({
    allowPositionals: true,
    options: { tenants: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const tenantsDir = values.tenants ?? join(root, 'tenants')
  const fault = faultOf(tenantsDir, slugs)
  if (fault !== null) {
    console.error(fault)
    return 2
  }
  const out = values.out ?? join(root, 'dist/preview')
  const { fetched } = await writePreview({ tenantsDir, slugs, out })
  for (const [name, bytes] of Object.entries(fetched))
    console.log(`${name.padEnd(12)}${kilobytes(bytes).padStart(10)}`)
  const whole = Object.values(fetched).reduce((sum, bytes) => sum + bytes, 0)
  console.log(
    `A first visit fetches ${kilobytes(whole)} before its first page. ${out} is ready for the root of any file server; /preview-reset starts anew.`,
  )
  return 0
}

function faultOf(tenantsDir: string, slugs: readonly string[]): string | null {
  if (!existsSync(tenantsDir)) return `There is no folder ${tenantsDir}.`
  const there = readdirSync(tenantsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (slugs.length === 0) return `${usage}\n\nTenants: ${there.join(', ')}.`
  const unknown = slugs.find((slug) => !there.includes(slug))
  if (unknown !== undefined) return `There is no tenant ${unknown}. Tenants: ${there.join(', ')}.`
  const isBuilt =
    existsSync(join(root, 'dist/shell-assets.json')) && existsSync(join(root, 'dist/geo/places.bin'))
  return isBuilt ? null : 'Run npm run build first: the preview is made of what it builds.'
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
