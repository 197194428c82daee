import type { Editor } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import type { Confirmed, Saving } from './autosave.ts'
import type { Draft, DraftNews } from './draft-api.ts'
import { type History, lostOfMine } from './history.ts'
import { type OthersChange, othersChanges, type PastChange } from './others-changes.ts'

/** Changes by others, to notify the user of. */
export type EditorNews =
  | ({ readonly kind: 'merged' } & OthersChange)
  | { readonly kind: 'published'; readonly name: string }
  /** `lost`: the changes that would restore the user's own discarded work. */
  | { readonly kind: 'discarded'; readonly name: string; readonly lost: readonly Change[] }

interface EditorNewsInput {
  saving: () => Saving
  history: () => History
}

/**
 * Creates the notifications about others: their changes, once the draft shows them, and that they published or
 * discarded everything.
 */
export function createEditorNews({ saving, history }: EditorNewsInput) {
  const listeners = new Set<(news: EditorNews) => void>()
  /** The person who discarded everything, with the resulting revision, until the draft shows what that was. */
  let discarded: { name: string; revision: number } | null = null

  /** The author of each revision, as far as known. */
  const heard = new Map<number, Editor>()

  /** The only author of all revisions between two; null if there are several or it is unknown. */
  function alone(before: number, now: number): Editor | null {
    const people = Array.from({ length: Math.max(0, now - before) }, (_, at) => heard.get(before + at + 1))
    for (const revision of heard.keys()) if (revision <= now) heard.delete(revision)
    return people.every((one) => one?.id === people[0]?.id) ? (people[0] ?? null) : null
  }

  function tell(news: EditorNews): void {
    for (const listener of listeners) listener(news)
  }

  return {
    /** A newer draft by others replaced the previous one. */
    onTheirs(before: Confirmed, now: Draft, since: readonly PastChange[]): void {
      const by = alone(before.revision, now.revision)
      const known = discarded !== null && now.revision >= discarded.revision ? discarded : null
      if (known === null) {
        // A field with a conflict needs no further notification.
        const asking = saving().conflicts.map(({ pointer }) => pointer)
        for (const one of othersChanges(before, now, asking, since, by)) tell({ kind: 'merged', ...one })
        return
      }
      discarded = null
      const lost = lostOfMine(history(), before.settings, now.settings)
      tell({ kind: 'discarded', name: known.name, lost })
    },
    /** Another editor changed the draft. */
    onChange({ revision, by }: Extract<DraftNews, { kind: 'draft' }>): void {
      if (by && revision > saving().confirmed.revision) heard.set(revision, by)
    },
    /** Another person discarded or published the whole draft. */
    onNews({ kind, by, revision }: Extract<DraftNews, { kind: 'discarded' | 'published' }>): void {
      const name = by?.name ?? ''
      const known = saving().confirmed.revision
      if (kind === 'published') tell({ kind, name })
      // The draft may already have been read with it.
      else if ((revision ?? known + 1) > known) discarded = { name, revision: revision ?? known + 1 }
    },
    /** Calls back with changes by others; returns a function that stops it. */
    listen(heard: (news: EditorNews) => void) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
