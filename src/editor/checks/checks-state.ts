import { atom } from 'jotai'
import { ApiError } from '../../api/api-error.ts'
import type { Finding } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { ChecksAnswer } from '../core/draft-api.ts'
import type { EditorState } from '../core/editor-state.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'

/** The latest result of the server's checks. */
export interface Checks {
  /** `failed` and `offline`: the answer, if any, is from an earlier request. */
  readonly state: 'ready' | 'failed' | 'offline'
  readonly isAsking: boolean
  /** Null until the first answer. */
  readonly answer: ChecksAnswer | null
}

/** Milliseconds from a save to the next checks, so that they do not run during typing. */
const SETTLED = 700

const made = new WeakMap<EditorState, ReturnType<typeof createChecks>>()

/** Returns the checks of an open editor: one shared answer, requested while a component shows it. */
export function checksState(editor: EditorState): ReturnType<typeof createChecks> {
  const state = made.get(editor) ?? createChecks(editor)
  made.set(editor, state)
  return state
}

function createChecks({ store, savingAtom, api }: EditorState) {
  const checksAtom = atom<Checks>({ state: 'ready', isAsking: true, answer: null })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isWanted = false

  async function ask(): Promise<void> {
    clearTimeout(timer)
    isWanted = isAsking
    if (isAsking) return
    isAsking = true
    store.set(checksAtom, (before) => ({ ...before, isAsking: true }))
    try {
      const answer = await api.check()
      store.set(checksAtom, { state: 'ready', isAsking: false, answer })
    } catch (error) {
      const state = error instanceof ApiError && error.status !== 0 ? 'failed' : 'offline'
      store.set(checksAtom, (before) => ({ ...before, state, isAsking: false }))
    } finally {
      isAsking = false
    }
    if (isWanted) plan()
  }

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), SETTLED)
  }

  checksAtom.onMount = () => {
    let seen = store.get(savingAtom).confirmed.revision
    const stop = store.sub(savingAtom, () => {
      const { revision } = store.get(savingAtom).confirmed
      if (revision !== seen) plan()
      seen = revision
    })
    const again = () => void ask()
    addEventListener('online', again)
    again()
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }
  return { checksAtom, ask: () => void ask() }
}

export interface ChecksNow extends Checks {
  /** The findings that block publishing, without those just fixed by a press. */
  readonly blocking: readonly Finding[]
  readonly advice: readonly Finding[]
  readonly ask: () => void
  /** Applies a finding's fix as one undo step; if the field has changed since, requests the checks again instead. */
  readonly fix: (finding: Finding) => void
}

/** The checks' findings on the draft, requested again after each save. The last answer stays until the next one. */
export function useChecks(): ChecksNow {
  const editor = useEditor()
  const { checksAtom, ask } = checksState(editor)
  const checks = useEditorValue(checksAtom)
  const document = useEditorValue(editor.documentAtom)
  const isOpen = ({ fix }: Finding) =>
    !fix || fix.changes.some((one) => !sameJson(valueAt(document, one.pointer), (one as Change).after))
  const open = (checks.answer?.findings ?? []).filter(isOpen)
  return {
    ...checks,
    blocking: open.filter(({ level }) => level === 'blocking'),
    advice: open.filter(({ level }) => level === 'advice'),
    ask,
    fix({ fix }) {
      const changes = (fix?.changes ?? []) as Change[]
      const isSame = changes.every(({ pointer, before }) =>
        sameJson(valueAt(editor.document(), pointer), before),
      )
      if (!isSame) return ask()
      editor.edit(changes)
      editor.endGesture()
    },
  }
}
