import { useState } from 'react'
import { useFieldWords } from '../shell/field-words.ts'
import type { ToolProps } from '../shell/tool.ts'
import { ToolSheet } from '../shell/tool-sheet.tsx'
import { DraftEntry } from './draft-entry.tsx'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'

/** Everything that visitors ever saw, the newest first; one of them opened shows what it changed and can come back. */
export function HistoryTool({ onClose }: ToolProps) {
  const { t } = useFieldWords()
  const [version, setVersion] = useState<number | null>(null)
  return (
    <ToolSheet title={t('tool.history')} onClose={onClose}>
      {version === null ? (
        <div className="grid gap-4">
          <DraftEntry />
          <VersionList onOpen={setVersion} />
        </div>
      ) : (
        <VersionDetail key={version} version={version} onBack={() => setVersion(null)} onClose={onClose} />
      )}
    </ToolSheet>
  )
}
