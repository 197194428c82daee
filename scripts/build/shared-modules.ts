import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Modules that remote parts import by name and the page's import map resolves; the whole page has one instance. */
export const sharedModuleNames = ['react', 'react/jsx-runtime', 'react-dom', '@livery/platform'] as const

const PREFIX = 'virtual:shared/'

/** Name of a shared module's entry in the build: without slashes, so that it can be a file name. */
export function sharedEntryName(name: string): string {
  return `shared-${name.replace('@', '').replaceAll('/', '-')}`
}

/**
 * Adds every shared module as an entry of the shell's build. CommonJS packages have no export list for browsers, so
 * their exports are read from the installed package and written out by name.
 */
export function sharedModules(): Plugin {
  return {
    name: 'livery:shared-modules',
    options(options) {
      const own = typeof options.input === 'object' && !Array.isArray(options.input) ? options.input : {}
      if (!('shell' in own)) return
      const shared = sharedModuleNames.map((name) => [sharedEntryName(name), `${PREFIX}${name}`])
      return { ...options, input: { ...own, ...Object.fromEntries(shared) } }
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      return name.startsWith('@livery/') ? `export * from '${name}'` : reexportByName(name)
    },
  }
}

function reexportByName(name: string): string {
  const module: object = createRequire(import.meta.url)(name)
  const names = Object.keys(module).filter((key) => key !== 'default' && !key.startsWith('__'))
  return `export { ${names.join(', ')} } from '${name}'\nexport { default } from '${name}'\n`
}
