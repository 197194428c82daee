import type { Saving } from './autosave.ts'
import type { EditorState } from './editor-state.ts'
import { isStopped } from './pending-changes.ts'

/** The result of sending all changes: saved, or why not. */
export type Settled = 'saved' | 'offline' | 'signedOut' | 'refused' | 'conflict'

/** Sends waiting changes and returns the result once no call is in progress. */
export function sendPending({
  store,
  saver,
  savingAtom,
  toFixAtom,
}: Pick<EditorState, 'store' | 'saver' | 'savingAtom' | 'toFixAtom'>): Promise<Settled> {
  return new Promise((resolve) => {
    const update = (isTried: boolean) => {
      const saving = store.get(savingAtom)
      const { sent, call, waiting, pause } = saving
      const isOut = call !== null && !call.isLost
      const isInProgress = isOut || (sent.length + waiting.length > 0 && (!isTried || pause === 'none'))
      if (isInProgress && !isStopped(saving)) return
      stop()
      resolve(stateOf(saving, store.get(toFixAtom).length > 0))
    }
    const stop = store.sub(savingAtom, () => update(true))
    saver.flush()
    update(false)
  })
}

function stateOf(saving: Saving, hasFault: boolean): Settled {
  const { pause, conflicts } = saving
  if (isStopped(saving)) return 'signedOut'
  if (pause !== 'none') return 'offline'
  if (conflicts.length > 0) return 'conflict'
  return hasFault ? 'refused' : 'saved'
}
