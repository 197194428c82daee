import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const counterparts = join(root, 'scripts/build/preview/counterparts')
const answered = new Set(['crypto', 'fs', 'net', 'path', 'util', 'zlib'])

/** The texts next to its code that the running server reads. */
export const serverTexts = [
  'src/server/{domain/mail,domain/documents,domain/products/*,http/previews}/text/*.json',
  'src/server/domain/accounts/common-passwords.txt',
  'src/ui/tokens.css',
  'src/{shell,platform}/**/text/en.json',
  'src/remotes/**/text/en.json',
]

/** The same for the code that prints. */
export const printerTexts = ['src/server/domain/documents/text/*.json', 'dist/documents/fonts/*.json']

/** Server modules that have a counterpart for the browser. */
const replaced: Readonly<Record<string, string>> = {
  'src/server/domain/html/clean-html-in-worker.ts': 'src/server/hosts/browser/clean-in-worker.ts',
  'packages/geography/shared-geo.ts': 'src/server/hosts/browser/shared-geo.ts',
  'src/server/adapters/pdf/read-font.ts': 'src/server/hosts/browser/print/fetched-fonts.ts',
}
const replacedNames = new Set(Object.keys(replaced).map((path) => basename(path)))

/** Modules that the server loads only for services that a preview does not have. */
const unused = new Set(['src/server/adapters/stripe/stripe-gateway.ts'])

const shell = join(root, 'dist/server/')
const FILES = 'virtual:preview-files'

interface NodelessDependencies {
  /** Patterns of the files whose texts are in the bundle. */
  texts: readonly string[]
  /** The files of the shell's build that a server loads. */
  drawn: ReadonlySet<string>
}

/**
 * Lets the server's code run without Node: small counterparts replace `node:` modules, the bundle contains the files
 * that it reads, and paths begin at the project's folder. A module without a counterpart fails the build.
 */
export function nodeless({ texts, drawn }: NodelessDependencies): Plugin {
  return {
    name: 'livery-nodeless',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === FILES) return `\0${FILES}`
      if (id === 'sharp') return join(counterparts, 'sharp.ts')
      const core = /^(?:node:)?(\w+)$/.exec(id)?.[1]
      if (core !== undefined && isBuiltin(id)) {
        // Packages import these modules only when they run on Node.
        if (importer?.includes('/node_modules/')) return null
        if (answered.has(core)) return join(counterparts, `${core}.ts`)
        throw new Error(`The preview's worker has no ${id}, which ${importer} imports.`)
      }
      if (!id.startsWith('.') || !replacedNames.has(basename(id))) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const other = found && replaced[relative(root, found.id)]
      return other ? join(root, other) : found
    },
    load(id) {
      if (id === `\0${FILES}`) return `export const files = ${JSON.stringify(filesOf(texts))}`
      const isUnused = (id.startsWith(shell) && !drawn.has(id)) || unused.has(relative(root, id))
      return isUnused ? "throw new Error('This is not part of a preview.')" : null
    },
    transform(code, id) {
      const isServer = ['src/server/', 'packages/'].some((folder) => id.startsWith(join(root, folder)))
      if (!isServer || !code.includes('import.meta.dirname')) return null
      const folder = `/${relative(root, dirname(id))}`
      return { code: code.replaceAll('import.meta.dirname', JSON.stringify(folder)), map: null }
    },
  }
}

function filesOf(texts: readonly string[]): Record<string, string> {
  const paths = texts.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()
  return Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(join(root, path), 'utf8')]))
}
