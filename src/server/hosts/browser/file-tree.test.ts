import type { ChangeSet, FileWrite, StorageEntry } from '@electric-sql/pglite/memfs-frontend'
import { describe, expect, it } from 'vitest'
import { FileTree } from './file-tree.ts'

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)

function dump(): StorageEntry[] {
  return [
    { kind: 'dir', path: '/base' },
    { kind: 'file', path: '/base/1', data: bytes(20_000, 1) },
    { kind: 'file', path: '/base/2', data: bytes(10, 2) },
  ]
}

function change(ops: ChangeSet['ops'], ...writes: Partial<FileWrite>[]): ChangeSet {
  const data = writes.map((write) => ({
    path: '',
    size: 0,
    full: false,
    truncate: false,
    chunks: [],
    ...write,
  }))
  return { ops, files: { wal: [], data, control: [] } }
}

/** A tree's files, each with the count of its bytes. */
function contents(tree: FileTree): Record<string, unknown> {
  return Object.fromEntries(
    [...tree.entries()].map((entry) => [
      entry.path,
      entry.kind === 'dir' ? 'folder' : Buffer.from(entry.data),
    ]),
  )
}

describe('the files of a database', () => {
  it('are those of the dump until something changes', () => {
    const tree = new FileTree(dump())
    expect(tree.changes()).toEqual(change([]))
    expect(contents(tree)).toEqual({
      '/base': 'folder',
      '/base/1': Buffer.from(bytes(20_000, 1)),
      '/base/2': Buffer.from(bytes(10, 2)),
    })
  })

  it('are written in place, grow, shrink, appear and disappear', () => {
    const tree = new FileTree(dump())
    tree.apply(change([], { path: '/base/1', size: 20_000, chunks: [{ at: 8190, data: bytes(4, 9) }] }))
    tree.apply(change([], { path: '/base/2', size: 12, chunks: [{ at: 10, data: bytes(2, 7) }] }))
    tree.apply(
      change([{ op: 'mkdir', path: '/new' }], {
        path: '/new/3',
        size: 1,
        full: true,
        chunks: [{ at: 0, data: bytes(1, 3) }],
      }),
    )
    tree.apply(change([], { path: '/base/2', size: 11, truncate: true }))
    const now = contents(tree)
    expect(now['/base/2']).toEqual(Buffer.from([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 7]))
    expect([...(now['/base/1'] as Buffer).subarray(8188, 8196)]).toEqual([1, 1, 9, 9, 9, 9, 1, 1])
    expect(now['/new/3']).toEqual(Buffer.from([3]))
    tree.apply(change([{ op: 'remove', path: '/new' }]))
    expect(Object.keys(contents(tree))).toEqual(['/base', '/base/1', '/base/2'])
  })

  it('are equal from the dump and one merged change, which has only the blocks that differ', () => {
    const tree = new FileTree(dump())
    for (let round = 0; round < 50; round++) {
      tree.apply(
        change([], { path: '/base/1', size: 20_000, chunks: [{ at: 8192, data: bytes(8192, round) }] }),
      )
    }
    tree.apply(change([{ op: 'remove', path: '/base/2' }]))
    tree.apply(
      change([{ op: 'mkdir', path: '/pg_wal' }], {
        path: '/pg_wal/1',
        size: 30,
        full: true,
        chunks: [{ at: 0, data: bytes(30, 4) }],
      }),
    )
    const whole = tree.changes()
    const again = new FileTree(dump())
    again.apply(whole)
    expect(contents(again)).toEqual(contents(tree))
    const kept = whole.files.data
      .flatMap(({ chunks }) => chunks)
      .reduce((sum, { data }) => sum + data.length, 0)
    expect(kept).toBe(8192 + 30)
  })
})
