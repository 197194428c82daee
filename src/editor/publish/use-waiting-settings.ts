import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldsToFix } from '../shell/use-fields-to-fix.ts'

/** Settings with refused values, and those with conflicts. */
export function useWaitingSettings(): { refused: readonly string[]; conflict: readonly string[] } {
  const { conflicts } = useEditorValue(useEditor().savingAtom)
  return { refused: useFieldsToFix(), conflict: conflicts.map(({ pointer }) => pointer) }
}
