import type { Plugin } from 'vite'

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads the chunk's styles; the shell has one
 * stylesheet, which every page links, so the helper would be a kilobyte for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'livery:plain-imports',
    enforce: 'pre',
    load(id) {
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null
    },
  }
}
