import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend'
import { FileTree } from './file-tree.ts'
import { read, written } from './stored-database.ts'

const BLOCK = 512

/** The number of changes stored separately; the next opening merges more into one. */
const MOST_CHANGES = 200

interface JournalDependencies {
  kept: IDBDatabase
  /** The name of the dump that the changes belong to. */
  dumpName: string
  /** The dump itself, as a tar. */
  dump: Promise<Uint8Array>
}

/**
 * Stores an embedded database in the browser: the build's dump, and each later change of its files in order. A query
 * is answered after its change is stored, so a worker may end at any moment without losing acknowledged data. Data of
 * another build's dump is removed.
 */
export class JournalBackend implements StorageBackend {
  readonly #parts: JournalDependencies
  #isClosed = false

  constructor(dependencies: JournalDependencies) {
    this.#parts = dependencies
  }

  async init(): Promise<void> {
    const { kept, dumpName } = this.#parts
    if ((await read<unknown>(kept, 'about', (table) => table.get('dump'))) === dumpName) return
    await written(kept, ['changes', 'cookies', 'about'], (of) => {
      of('changes').clear()
      of('cookies').clear()
      of('about').put(dumpName, 'dump')
    })
  }

  async *load(): AsyncGenerator<StorageEntry> {
    const { kept, dump } = this.#parts
    const [tar, changes] = await Promise.all([
      dump,
      read<ChangeSet[]>(kept, 'changes', (table) => table.getAll()),
    ])
    const tree = new FileTree(untar(tar))
    for (const change of changes) tree.apply(change)
    if (changes.length > MOST_CHANGES) await this.#compact(tree)
    yield* tree.entries()
  }

  async apply(change: ChangeSet): Promise<void> {
    if (this.#isClosed) throw new Error('Another worker has taken over the database.')
    await written(this.#parts.kept, ['changes'], (of) => void of('changes').add(change))
  }

  async close(): Promise<void> {
    this.#isClosed = true
  }

  /** After this call nothing is stored: another worker has taken over. */
  release(): void {
    this.#isClosed = true
  }

  #compact(tree: FileTree): Promise<void> {
    const whole = tree.changes()
    return written(this.#parts.kept, ['changes'], (of) => {
      of('changes').clear()
      of('changes').add(whole)
    })
  }
}

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
