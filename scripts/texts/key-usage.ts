import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../build/root.ts'
import { stemOf } from './check-folder.ts'
import { isMentionedBy, mentionedKeys } from './mentioned-keys.ts'

/** The code of files, without tests and texts. */
export function productionCode(files: Iterable<string>): string {
  return [...files]
    .filter((file) => !file.includes('.test.') && basename(dirname(file)) !== 'text')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/** A folder's keys that no code uses. */
export function unusedKeys(folder: string, keys: Iterable<string>, code: string): string[] {
  const isSaid = isMentionedBy(code)
  return [...new Set([...keys].map(stemOf))]
    .filter((key) => !isSaid(key))
    .map((key) => `${folder}/text/en.json: ${key} is not used`)
}

/** Keys that code uses and no text has. */
export function missingKeys(folder: string, code: string, known: ReadonlySet<string>): string[] {
  return [...mentionedKeys(code)]
    .filter((key) => !known.has(key))
    .map((key) => `${folder}: the code uses ${key}, which en.json does not have`)
}
