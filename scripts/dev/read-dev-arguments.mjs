// Plain JavaScript: it runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../setup.mjs'

const help = `npm run dev [-- --tenant <slug>] [--env-file <path>]

Serves every agency of tenants/ from the sources, with hot reload: code of the page is replaced in the open page, code of
the server restarts it, a saved file of a tenant is on every open page at once, and a change of openapi/
generates what comes of it.

  --tenant <slug>     says where that agency is, and opens a browser there
  --env-file <path>   reads environment variables from a file: docs/environment.md lists them`

/**
 * Reads the arguments and environment of `npm run dev`; returns the agency to open, the help if requested, or an
 * error sentence.
 */
export function readDevArguments(args, env) {
  let values
  try {
    values = parseArgs({ args, options: { tenant: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    return { problem: `${error.message}\nThere are --tenant, --help.\n\n${help}`, code: 2 }
  }
  if (values.help) return { help }
  if (env.LIVERY_MODE?.trim() === 'production') {
    return {
      problem:
        'LIVERY_MODE is production, and npm run dev serves the sources; npm start serves in production.',
    }
  }
  const folder = resolve(root, env.LIVERY_TENANTS_DIR || 'tenants')
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    // The server's own message (src/server/hosts/seed/seed-store.ts), before anything is built.
    return {
      problem: `LIVERY_TENANTS_DIR is ${folder}, which is not a folder; name the folder that has one folder for each tenant.`,
    }
  }
  const { tenant } = values
  if (tenant === undefined) return {}
  const slugs = slugsIn(folder)
  if (slugs.includes(tenant)) return { tenant }
  return {
    problem: `There is no tenant ${JSON.stringify(tenant)}. There are: ${slugs.join(', ')}.`,
    code: 2,
  }
}

/**
 * The server's own rule (src/server/domain/tenant-folders/tenant-slugs.ts), repeated because Node cannot load that
 * file before the installation.
 */
function slugsIn(folder) {
  if (!existsSync(folder)) return []
  const isFolder = (path) => existsSync(path) && statSync(path).isDirectory()
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && isFolder(join(folder, name)))
    .sort()
}
