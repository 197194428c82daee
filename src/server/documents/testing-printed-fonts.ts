import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPrintedFonts } from '../../../scripts/build/fonts/build-printed-fonts.ts'
import { loadPrintedFonts, type PrintedFonts } from './printed-fonts.ts'

/** The fonts for print as the build makes them, in a folder of their own. */
export async function testPrintedFonts(): Promise<PrintedFonts> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fonts-'))
  for (const [name, content] of await buildPrintedFonts()) writeFileSync(join(folder, name), content)
  return loadPrintedFonts(folder)
}
