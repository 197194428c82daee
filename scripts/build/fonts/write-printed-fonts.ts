import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { buildPrintedFonts } from './build-printed-fonts.ts'

/** Where the server looks for the fonts for print. */
const folder = join(root, 'dist/documents/fonts')

/** Writes the fonts for print into `dist`, outside the site: they are never served. */
export async function writePrintedFonts(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of await buildPrintedFonts()) writeFileSync(join(folder, name), content)
}
