import type { Editor } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import type { Confirmed, Saving } from './autosave.ts'
import type { Draft, DraftNews } from './draft-api.ts'
import { type History, lostOfMine } from './history.ts'
import { type OthersChange, othersChanges } from './others-changes.ts'
import type { PastChange } from './past-change.ts'

/** What others did meanwhile, to be told. */
export type EditorNews =
  | ({ readonly kind: 'merged' } & OthersChange)
  | { readonly kind: 'published'; readonly name: string }
  /** `lost`: what would bring back what was taken back of one's own. */
  | { readonly kind: 'discarded'; readonly name: string; readonly lost: readonly Change[] }

interface EditorNewsInput {
  saving: () => Saving
  history: () => History
}

/** Makes what tells of others: what they changed, once the draft says it, and that they published or took everything back. */
export function createEditorNews({ saving, history }: EditorNewsInput) {
  const listeners = new Set<(news: EditorNews) => void>()
  /** Who took everything back, and the revision that came of it, until the draft says what that was. */
  let discarded: { name: string; revision: number } | null = null

  /** Who made which revision, as far as that was heard. */
  const heard = new Map<number, Editor>()

  /** Who alone did all that lies between two revisions; null where others did some of it, or it was not heard. */
  function alone(before: number, now: number): Editor | null {
    const people = Array.from({ length: Math.max(0, now - before) }, (_, at) => heard.get(before + at + 1))
    for (const revision of heard.keys()) if (revision <= now) heard.delete(revision)
    return people.every((one) => one?.id === people[0]?.id) ? (people[0] ?? null) : null
  }

  function tell(news: EditorNews): void {
    for (const listener of listeners) listener(news)
  }

  return {
    /** Somebody else's draft took the place of the one before. */
    onTheirs(before: Confirmed, now: Draft, since: readonly PastChange[]): void {
      const by = alone(before.revision, now.revision)
      const known = discarded !== null && now.revision >= discarded.revision ? discarded : null
      if (known === null) {
        // What asks at its field is not told besides.
        const asking = saving().conflicts.map(({ pointer }) => pointer)
        for (const one of othersChanges(before, now, asking, since, by)) tell({ kind: 'merged', ...one })
        return
      }
      discarded = null
      const lost = lostOfMine(history(), before.settings, now.settings)
      tell({ kind: 'discarded', name: known.name, lost })
    },
    /** Somebody changed the draft. */
    onChange({ revision, by }: Extract<DraftNews, { kind: 'draft' }>): void {
      if (by && revision > saving().confirmed.revision) heard.set(revision, by)
    },
    /** What somebody else did with the whole draft. */
    onNews({ kind, by, revision }: Extract<DraftNews, { kind: 'discarded' | 'published' }>): void {
      const name = by?.name ?? ''
      const known = saving().confirmed.revision
      if (kind === 'published') tell({ kind, name })
      // The draft may have been read with it by now.
      else if ((revision ?? known + 1) > known) discarded = { name, revision: revision ?? known + 1 }
    },
    /** Calls with what others did; gives what stops it. */
    listen(heard: (news: EditorNews) => void) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
