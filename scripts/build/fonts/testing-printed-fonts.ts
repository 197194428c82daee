import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPrintedFonts } from './build-printed-fonts.ts'

/** Makes a new folder with the fonts for print, as the build does. */
export async function testPrintedFonts(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fonts-'))
  for (const [name, content] of await buildPrintedFonts()) writeFileSync(join(folder, name), content)
  return folder
}
