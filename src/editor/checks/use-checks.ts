import type { Finding } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { type Checks, checksState } from './checks-state.ts'

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
