import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Writes gzipped bytes under a name with their hash; returns the address. The extension is neutral, so that no file
 * server compresses or decompresses them.
 */
export function writeFolded(out: string, name: string, bytes: Uint8Array): string {
  return writeHashed(out, name, 'bin', gzipSync(bytes, { level: 9 }))
}

/** Writes a file under a name with its hash; returns the address. */
export function writeHashed(out: string, name: string, ending: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const address = `/preview/${name}-${hash}.${ending}`
  const path = join(out, address)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return address
}

/**
 * Writes gzipped files into a folder with the hash of all of them; returns the prefix of their addresses. Their names
 * end with `.bin`.
 */
export function writeFoldedFolder(out: string, name: string, files: ReadonlyMap<string, Uint8Array>): string {
  const whole = createHash('sha256')
  for (const [file, bytes] of files) whole.update(file).update(bytes)
  const address = `/preview/${name}-${whole.digest('hex').slice(0, 12)}/`
  mkdirSync(join(out, address), { recursive: true })
  for (const [file, bytes] of files) writeFileSync(join(out, address, `${file}.bin`), gzipSync(bytes))
  return address
}
