import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PairingFiles } from '../../../src/contract/type-faces.ts'
import { root } from '../root.ts'
import { buildFonts } from './build-fonts.ts'

const filled = join(root, 'src/platform/type-faces.ts')

/**
 * Fills src/platform/type-faces.ts with the addresses of each pairing's fonts, which exist only after they are made.
 */
export function typeFacesPlugin(): Plugin {
  return {
    name: 'livery:type-faces',
    enforce: 'pre',
    async load(id) {
      if (id !== filled) return null
      const { pairings } = await buildFonts()
      const files = Object.entries(pairings).map(([pairing, { css, preload }]): [string, PairingFiles] => [
        pairing,
        { css, preload },
      ])
      return `export const typeFaces = ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}
