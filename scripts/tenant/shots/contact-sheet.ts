import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShotRecord } from './shot-record.ts'

/** Heading data of a sheet's run. */
export interface SheetRun {
  takenAt: string
  shots: readonly ShotRecord[]
}

/** Returns the contact sheet: one HTML file that shows the pictures next to it, without server and network. */
export function contactSheet(run: SheetRun): string {
  const page = readFileSync(join(import.meta.dirname, 'contact-sheet.html'), 'utf8')
  // Inside a script element only its end tag has a meaning.
  const data = JSON.stringify(run).replaceAll('<', '\\u003c')
  return page.replace('"%RUN%"', () => data)
}
