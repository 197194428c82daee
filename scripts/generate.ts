import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from '../src/contract/operation.ts'
import { parseFlags } from './command-line/parse-flags.ts'
import { bundleContract } from './contract/bundle-contract.ts'
import { configurationPage } from './contract/configuration-page.ts'
import { ContractError } from './contract/contract-error.ts'
import { documentForTypes } from './contract/document-for-types.ts'
import { dropEditorFields } from './contract/drop-editor-fields.ts'
import { inlineSchemas } from './contract/inline-schemas.ts'
import type { JsonObject } from './contract/json.ts'
import { operationsSource } from './contract/operations-source.ts'
import { operatorPage } from './contract/operator-page.ts'
import { makeTenantSchema } from './contract/tenant-schema.ts'
import { writeDefaults } from './contract/write-defaults.ts'
import { writeOperations } from './contract/write-operations.ts'
import { writeOptions } from './contract/write-options.ts'
import { asWritten, writeTypes } from './contract/write-types.ts'

const help = `npm run generate [-- --check]

Writes src/contract/*.gen.ts, the schemas next to them, docs/configuration.md and the lists of calls in docs/your-own-api.md
from openapi/.

  --check   writes nothing, and fails if a file is out of date`

const { check: isCheck = false } = parseFlags(help, ['check'])

const root = join(import.meta.dirname, '..')
const header = '// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.\n'

/** Only the paths, for pages, since every browser downloads them. */
function inventoryPathsSource(document: JsonObject): string {
  const marked = Object.values(writeOperations(document)) as unknown as Operation[]
  const paths = marked.flatMap(({ supplier, path }) =>
    supplier && supplier.step !== 'booking' ? [path] : [],
  )
  return [
    header,
    '/** Paths of the calls that ask suppliers and book nothing (`x-supplier`). */\n',
    `export const inventoryPaths: ReadonlySet<string> = new Set(${JSON.stringify(paths, null, 2)})\n`,
  ].join('')
}

async function generated(): Promise<Record<string, string>> {
  const said = inlineSchemas(bundleContract(join(root, 'openapi')))
  const document = dropEditorFields(said)
  const typed = documentForTypes(document)
  const tenant = makeTenantSchema(document)
  return {
    'docs/configuration.md': configurationPage(tenant),
    'docs/your-own-api.md': operatorPage(document, current('docs/your-own-api.md') ?? ''),
    'src/contract/api.gen.ts': header + (await writeTypes(asWritten(typed))),
    'src/contract/business-info-options.gen.ts': header + writeOptions(document),
    'src/contract/defaults.gen.ts': header + writeDefaults(typed),
    'src/contract/inventory-paths.gen.ts': inventoryPathsSource(document),
    'src/contract/operations.gen.ts': header + operationsSource(document),
    'src/contract/settings.schema.json': formatted(makeTenantSchema(said, 'Settings', 'settings')),
    'src/contract/tenant.schema.json': formatted(tenant),
  }
}

// Editors and readers open this file, so it is formatted like every other file.
function formatted(schema: JsonObject): string {
  const biome = join(root, 'node_modules/.bin/biome')
  return execFileSync(biome, ['format', '--vcs-enabled=false', '--stdin-file-path=tenant.schema.json'], {
    cwd: root,
    input: JSON.stringify(schema),
    encoding: 'utf8',
  })
}

function current(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return null
  }
}

async function generatedOrFault(): Promise<Record<string, string>> {
  try {
    return await generated()
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

const stale = Object.entries(await generatedOrFault()).filter(([file, text]) => current(file) !== text)
if (isCheck) {
  for (const [file] of stale) console.error(`${file} is out of date with openapi/. Run: npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(`wrote ${file}`)
  }
}
