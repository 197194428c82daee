import { afterEach, beforeEach, vi } from 'vitest'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { createEditorState, type EditorState } from './editor-state.ts'
import { fieldAt } from './field-table.ts'
import type { Keep, StoredWork } from './stored-work.ts'
import { fakeDraftServer } from './testing-draft-server.ts'

export const city = '/agency/city'
export const settings = {
  agency: { city: 'Porto', state: '', primaryColor: '#136f63', theme: {} },
  navigation: [],
}
const open: EditorState[] = []

export function withEditors(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    for (const editor of open.splice(0)) editor.stop()
    vi.useRealTimers()
  })
}

export function keepInMemory(): Keep & { work: StoredWork | undefined } {
  const keep = {
    work: undefined as StoredWork | undefined,
    read: async () => keep.work,
    write: async (work: StoredWork) => {
      keep.work = structuredClone(work)
      return true
    },
    close: () => {},
  }
  return keep
}

/** An editor of a draft whose clock the tests control. */
export async function openEditor(
  server = fakeDraftServer(settings),
  keep = keepInMemory(),
  api = server.api,
) {
  const editor = createEditorState({
    api,
    keep,
    draft: await api.read(),
    stored: await keep.read(),
  })
  const unwatch = api.watch(editor.hear)
  open.push({ ...editor, stop: () => [unwatch(), editor.stop()] })
  const write = (pointer: string, value: string, gesture?: string) => {
    const field = fieldAt(pointer)
    if (!field) throw new Error(pointer)
    editor.change(field, value, gesture)
  }
  const says = (pointer: string) => valueAt(editor.document(), pointer)
  const saving = () => editor.store.get(editor.savingAtom)
  return { editor, server, keep, write, says, saving }
}

/** Lets every pending timer finish. */
export const settle = () => vi.advanceTimersByTimeAsync(60_000)
