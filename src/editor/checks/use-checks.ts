import type { Finding } from '../../contract/types.ts'
import type { Change } from '../../tenant/settings/change.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { type Checks, checksState } from './checks-state.ts'

export interface ChecksNow extends Checks {
  /** What keeps the draft from being published; without what a press has just mended. */
  readonly blocking: readonly Finding[]
  readonly advice: readonly Finding[]
  readonly ask: () => void
  /** Makes the changes of a finding's fix, as one step to take back; where the field has changed since, it is asked again instead. */
  readonly fix: (finding: Finding) => void
}

/** What the checks say of the draft, asked again after each save; the last answer stays until there is another. */
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
