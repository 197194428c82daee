// Plain JavaScript: it runs before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../setup.mjs'

const help = `npm run dev [-- --tenant <slug>] [--env-file <path>]

Serves every agency of tenants/ from the sources, with hot reload. A saved page module is replaced in open pages, server
code restarts the server, a tenant's file appears on every open page at once, and a change of openapi/ generates code.

  --tenant <slug>     prints the agency's address and opens it in a browser
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
      problem: 'LIVERY_MODE is production, but npm run dev serves the sources. Use npm start in production.',
    }
  }
  const folder = resolve(root, env.LIVERY_TENANTS_DIR || 'tenants')
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    // The server's own message (src/server/hosts/seed/seed-store.ts), before anything is built.
    return {
      problem: `LIVERY_TENANTS_DIR is ${folder}, which is not a folder. Name the folder that contains one folder for each tenant.`,
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
