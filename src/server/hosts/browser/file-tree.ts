import type { ChangeSet, FileWrite, StorageEntry } from '@electric-sql/pglite/memfs-frontend'

const BLOCK = 8192

/**
 * The files of a dumped database folder with later changes: `apply` makes a change, `entries` returns the files, and
 * `changes` merges all differences from the dump into one change.
 */
export class FileTree {
  readonly #files = new Map<string, Uint8Array>()
  readonly #folders = new Set<string>()
  readonly #dumped = new Set<string>()
  /** The blocks of a file that differ from the dump; null if all of them do. */
  readonly #changed = new Map<string, Set<number> | null>()
  readonly #madeFolders = new Set<string>()

  constructor(dump: Iterable<StorageEntry>) {
    for (const entry of dump) {
      this.#dumped.add(entry.path)
      if (entry.kind === 'dir') this.#folders.add(entry.path)
      else this.#files.set(entry.path, entry.data)
    }
  }

  apply({ ops, files }: ChangeSet): void {
    for (const { op, path } of ops) {
      if (op === 'remove') this.#remove(path)
      else {
        this.#folders.add(path)
        this.#madeFolders.add(path)
      }
    }
    for (const write of [...files.wal, ...files.data, ...files.control]) this.#write(write)
  }

  *entries(): Generator<StorageEntry> {
    for (const path of [...this.#folders].toSorted()) yield { kind: 'dir', path }
    for (const [path, data] of this.#files) yield { kind: 'file', path, data }
  }

  changes(): ChangeSet {
    const isGone = (path: string) => !this.#files.has(path) && !this.#folders.has(path)
    const gone = [...this.#dumped].filter(isGone).map((path) => ({ op: 'remove' as const, path }))
    const made = [...this.#madeFolders]
      .filter((path) => this.#folders.has(path))
      .map((path) => ({ op: 'mkdir' as const, path }))
    const data = [...this.#changed].flatMap(([path, blocks]) => {
      const bytes = this.#files.get(path)
      return bytes ? [writeOf(path, bytes, blocks)] : []
    })
    return { ops: [...gone, ...made], files: { wal: [], data, control: [] } }
  }

  #remove(path: string): void {
    const isWithin = (one: string) => one === path || one.startsWith(`${path}/`)
    for (const one of [...this.#files.keys()].filter(isWithin)) {
      this.#files.delete(one)
      this.#changed.set(one, null)
    }
    for (const one of [...this.#folders].filter(isWithin)) this.#folders.delete(one)
  }

  #write({ path, size, full, truncate, chunks }: FileWrite): void {
    const old = this.#files.get(path)
    const end = Math.max(
      truncate ? size : (old?.length ?? 0),
      ...chunks.map(({ at, data }) => at + data.length),
    )
    const bytes = old && !full && old.length === end ? old : resized(full ? undefined : old, end)
    for (const { at, data } of chunks) bytes.set(data, at)
    this.#files.set(path, bytes)
    this.#note(path, full || old === undefined, chunks)
  }

  #note(path: string, isWhole: boolean, chunks: FileWrite['chunks']): void {
    const known = this.#changed.get(path)
    if (known === null) return
    if (isWhole) {
      this.#changed.set(path, null)
      return
    }
    const blocks = known ?? new Set<number>()
    for (const { at, data } of chunks) {
      for (let block = Math.floor(at / BLOCK); block * BLOCK < at + data.length; block++) blocks.add(block)
    }
    this.#changed.set(path, blocks)
  }
}

function resized(old: Uint8Array | undefined, size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  if (old) bytes.set(old.subarray(0, size))
  return bytes
}

function writeOf(path: string, bytes: Uint8Array, blocks: Set<number> | null): FileWrite {
  const parts = blocks === null ? [0] : [...blocks].map((block) => block * BLOCK)
  const length = blocks === null ? bytes.length : BLOCK
  const chunks = parts.map((at) => ({ at, data: bytes.slice(at, at + length) }))
  return { path, size: bytes.length, full: blocks === null, truncate: true, chunks }
}
