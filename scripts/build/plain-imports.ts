import type { Plugin } from 'vite'

/** Vite's output for `import('./part.ts')`, and for one whose names are destructured at once. */
const wrapped =
  /__vitePreload\((?:\(\) => (import\([^()]*\)(?:\.then\(\((\w+)\) => \2(?:\.\w+|\["\w+"\])\))?)|async \(\) => \{\s*const (\{[\w$, ]+\}) = await (import\([^()]*\)(?:\.then\(\((\w+)\) => \5\.\w+\))?);\s*return \3;\s*\}), __VITE_PRELOAD__\)/g

/**
 * Removes Vite's wrapper of dynamic imports, which preloads the chunk's styles. The shell has one stylesheet that
 * every page links, so the wrapper would add a kilobyte to the first view for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'livery:plain-imports',
    enforce: 'pre',
    load(id) {
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null
    },
    renderChunk(code) {
      return code.includes('__vitePreload(')
        ? code.replace(wrapped, (_, plain = '', _n, _names, taken = '') => plain || taken)
        : null
    },
  }
}
