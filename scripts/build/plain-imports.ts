import type { Plugin } from 'vite'

/** What Vite makes of `import('./part.ts')`, and of one whose names are taken out of it at once. */
const wrapped =
  /__vitePreload\((?:\(\) => (import\([^()]*\)(?:\.then\(\((\w+)\) => \2(?:\.\w+|\["\w+"\])\))?)|async \(\) => \{\s*const (\{[\w$, ]+\}) = await (import\([^()]*\)(?:\.then\(\((\w+)\) => \5\.\w+\))?);\s*return \3;\s*\}), __VITE_PRELOAD__\)/g

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads the chunk's styles; the shell has one
 * stylesheet, which every page links, so the helper would be a kilobyte for nothing, and each call of it some bytes of the first view.
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
