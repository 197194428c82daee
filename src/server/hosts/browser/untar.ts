import type { StorageEntry } from '@electric-sql/pglite/memfs-frontend'

const BLOCK = 512

/** Returns the entries of a tar of a database's folder, parents before their children; files are views on the tar. */
export function* untar(tar: Uint8Array): Generator<StorageEntry> {
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const name = text(tar, at, 100)
    if (name === '') return
    const size = Number.parseInt(text(tar, at + 124, 12), 8)
    const kind = text(tar, at + 156, 1)
    const path = `/${name.replace(/^\.?\//, '').replace(/\/$/, '')}`
    const start = at + BLOCK
    if (kind === '5') {
      if (path !== '/') yield { kind: 'dir', path }
    } else yield { kind: 'file', path, data: tar.subarray(start, start + size) }
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
}

function text(tar: Uint8Array, at: number, length: number): string {
  const bytes = tar.subarray(at, at + length)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim()
}
