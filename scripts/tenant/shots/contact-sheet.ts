import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShotRecord } from './shot-record.ts'

/** What a sheet says of its run. */
export interface SheetRun {
  takenAt: string
  shots: readonly ShotRecord[]
}

/** Gives the contact sheet: one HTML file that shows the pictures beside it, without a server and without a network. */
export function contactSheet(run: SheetRun): string {
  const page = readFileSync(join(import.meta.dirname, 'contact-sheet.html'), 'utf8')
  // Inside a script element nothing but its end has a meaning.
  const data = JSON.stringify(run).replaceAll('<', '\\u003c')
  return page.replace('"%RUN%"', () => data)
}
