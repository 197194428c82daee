import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend'
import { FileTree } from './file-tree.ts'
import { read, written } from './stored-database.ts'
import { untar } from './untar.ts'

/** So many changes are kept one by one; the next opening makes one of them. */
const MOST_CHANGES = 200

interface JournalDependencies {
  kept: IDBDatabase
  /** The name of the dump that the changes are of. */
  dumpName: string
  /** The dump itself, as a tar. */
  dump: Promise<Uint8Array>
}

/**
 * Keeps an embedded database in the browser: the build's dump, and each change of its files since, in the order they were made. A query is
 * answered once what it changed is kept, so a worker that ends at any moment loses nothing that was acknowledged. Of another build's dump nothing is left.
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
    if (this.#isClosed) throw new Error('Another worker keeps the database by now.')
    await written(this.#parts.kept, ['changes'], (of) => void of('changes').add(change))
  }

  async close(): Promise<void> {
    this.#isClosed = true
  }

  /** From now on nothing is kept: another worker has taken over. */
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
