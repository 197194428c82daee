import { useEditor, useEditorValue } from '../shell/editor-context.tsx'
import { useToMend } from '../shell/use-to-mend.ts'

/** The settings that wait: to be mended, and to be chosen. */
export function useWaiting(): { refused: readonly string[]; conflict: readonly string[] } {
  const { conflicts } = useEditorValue(useEditor().savingAtom)
  return { refused: useToMend(), conflict: conflicts.map(({ pointer }) => pointer) }
}
