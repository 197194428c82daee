import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useFieldsToFix } from '../shell/use-fields-to-fix.ts'

/** The settings that wait: to be mended, and to be chosen. */
export function useWaitingSettings(): { refused: readonly string[]; conflict: readonly string[] } {
  const { conflicts } = useEditorValue(useEditor().savingAtom)
  return { refused: useFieldsToFix(), conflict: conflicts.map(({ pointer }) => pointer) }
}
