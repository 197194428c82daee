import { isList, type Json, sameJson } from '../../src/tenant/settings/json.ts'
import { ink, swatch } from '../command-line/ink.ts'
import type { FieldDifference, FileDifference, TenantDifference } from './tenant-diff.ts'

/** Characters of a value that fit on a line. */
const ROOM = 60

/** Returns the differences as lines: a field with both values, a list by its entries, a file with its hashes. */
export function formatDiff({ fields, files }: TenantDifference): string {
  const names = [...fields.map(({ field }) => field), ...files.map(({ file }) => file)]
  const width = Math.min(44, Math.max(0, ...names.map((name) => name.length)))
  const lines = [
    ...fields.flatMap((field) => fieldLines(field, width)),
    ...(fields.length > 0 && files.length > 0 ? [''] : []),
    ...files.map((file) => fileLine(file, width)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function fieldLines({ field, before, after }: FieldDifference, width: number): string[] {
  const name = ink('bold', field.padEnd(width))
  if (isList(before) && isList(after)) {
    const gone = before.filter((item) => !after.some((other) => sameJson(item, other)))
    const came = after.filter((item) => !before.some((other) => sameJson(item, other)))
    if (gone.length + came.length === 0) return [`  ${name}  the same entries in another order`]
    return [
      `  ${name}  ${entries(before.length)} → ${entries(after.length)}`,
      ...gone.map((item) => `    ${ink('red', `− ${shown(item, 2 * ROOM)}`)}`),
      ...came.map((item) => `    ${ink('green', `+ ${shown(item, 2 * ROOM)}`)}`),
    ]
  }
  return [`  ${name}  ${printed(before, 'red')} → ${printed(after, 'green')}`]
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function printed(value: Json | undefined, color: 'red' | 'green'): string {
  if (value === undefined) return ink('dim', 'nothing')
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return swatch(value)
  return ink(color, shown(value, ROOM))
}

function shown(value: Json, room: number): string {
  const text = JSON.stringify(value)
  return text.length > room ? `${text.slice(0, room - 1)}…` : text
}

function fileLine({ file, before, after, lines }: FileDifference, width: number): string {
  const name = ink('bold', file.padEnd(width))
  if (before === undefined) return `  ${name}  ${ink('green', 'new')} ${after}`
  if (after === undefined) return `  ${name}  ${ink('red', 'gone')} ${before}`
  const counted = lines ? `  ${ink('green', `+${lines.added}`)} ${ink('red', `−${lines.removed}`)} lines` : ''
  return `  ${name}  ${before} → ${after}${counted}`
}
