import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from '../../src/contract/operation.ts'
import { root as project } from '../build/root.ts'
import { bundleContract } from './bundle-contract.ts'
import { configurationPage } from './configuration-page.ts'
import { ContractError } from './contract-error.ts'
import { documentForTypes } from './document-for-types.ts'
import { dropEditorFields } from './drop-editor-fields.ts'
import { inlineSchemas } from './inline-schemas.ts'
import type { JsonObject } from './json.ts'
import { operationsSource } from './operations-source.ts'
import { operatorPage } from './operator-page.ts'
import { makeTenantSchema } from './tenant-schema.ts'
import { writeDefaults } from './write-defaults.ts'
import { writeOperations } from './write-operations.ts'
import { writeOptions } from './write-options.ts'
import { asWritten, writeTypes } from './write-types.ts'

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

async function generated(root: string): Promise<Record<string, string>> {
  const contract = inlineSchemas(bundleContract(join(root, 'openapi')))
  const document = dropEditorFields(contract)
  const typed = documentForTypes(document)
  const tenant = makeTenantSchema(document)
  return {
    'docs/configuration.md': configurationPage(tenant),
    'docs/your-own-api.md': operatorPage(document, current(root, 'docs/your-own-api.md') ?? ''),
    'src/contract/api.gen.ts': header + (await writeTypes(asWritten(typed))),
    'src/contract/business-info-options.gen.ts': header + writeOptions(document),
    'src/contract/defaults.gen.ts': header + writeDefaults(typed),
    'src/contract/inventory-paths.gen.ts': inventoryPathsSource(document),
    'src/contract/operations.gen.ts': header + operationsSource(document),
    'src/contract/settings.schema.json': formatted(makeTenantSchema(contract, 'Settings', 'settings')),
    'src/contract/tenant.schema.json': formatted(tenant),
  }
}

// Editors and readers open this file, so it is formatted like every other file.
function formatted(schema: JsonObject): string {
  const biome = join(project, 'node_modules/.bin/biome')
  return execFileSync(biome, ['format', '--vcs-enabled=false', '--stdin-file-path=tenant.schema.json'], {
    cwd: project,
    input: JSON.stringify(schema),
    encoding: 'utf8',
  })
}

function current(root: string, file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return null
  }
}

/**
 * `npm run generate` in a folder: writes the files that are out of date with its contract, or with `isCheck` only
 * names them. Returns the exit code.
 */
export async function generateFiles(root: string, { isCheck }: { isCheck: boolean }): Promise<0 | 1> {
  const files = await generated(root).catch(faultOf)
  if (files instanceof ContractError) {
    console.error(files.message)
    return 1
  }
  const stale = Object.entries(files).filter(([file, text]) => current(root, file) !== text)
  for (const [file, text] of stale) {
    if (isCheck) {
      console.error(`${file} is out of date with openapi/. Run: npm run generate`)
      continue
    }
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(`wrote ${file}`)
  }
  return isCheck && stale.length > 0 ? 1 : 0
}

function faultOf(error: unknown): ContractError {
  if (error instanceof ContractError) return error
  throw error
}
