import { type ReactNode, useRef } from 'react'
import { type Change, change } from '../../tenant/settings/change.ts'
import type { Json } from '../../tenant/settings/json.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangeList } from '../diff/change-list.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { usePointerWords } from '../shell/pointer-words.ts'
import { ProblemList } from './problem-list.tsx'
import type { ImportedSettings } from './read-folder.ts'

interface FolderReviewProps {
  folder: ImportedSettings
  /** How often another folder can be read, where that is little. */
  notice: ReactNode
  onApply: () => void
  onLeave: () => void
  onAnother: (file: File) => void
}

/** What a folder would change, what of it stays, or what is wrong with it. */
export function FolderReview({ folder, notice, onApply, onLeave, onAnother }: FolderReviewProps) {
  const { t } = useFieldWords()
  const { problems, kept } = folder
  const changes: Change[] = folder.changes.map(({ pointer, before, after }) =>
    change(pointer, before as Json | undefined, after as Json | undefined),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {problems.length > 0 && <ProblemList problems={problems} />}
      {problems.length === 0 && changes.length === 0 && <Alert tone="info">{t('files.same')}</Alert>}
      {changes.length > 0 && (
        <section aria-label={t('files.changes')} className="grid grid-cols-1 gap-3">
          <h4 className="text-sm font-semibold">
            {t('files.changes')} <span className="text-muted-foreground">{changes.length}</span>
          </h4>
          <ChangeList changes={changes} />
        </section>
      )}
      {kept.length > 0 && <Kept pointers={kept} />}
      {notice}
      <div className="sticky bottom-0 -mx-5 flex justify-end gap-2 border-t bg-popover px-5 py-3">
        <Button size="small" variant="outline" onClick={onLeave}>
          {t('files.leave')}
        </Button>
        {(problems.length > 0 || changes.length === 0) && <Another onFile={onAnother} />}
        {changes.length > 0 && (
          <Button size="small" onClick={onApply}>
            {t('files.apply')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A folder that was mended, or the right one: it is read in the place of the other. */
function Another({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useFieldWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('files.another')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again once it is mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {t('files.another')}
      </Button>
    </>
  )
}

function Kept({ pointers }: { pointers: readonly string[] }) {
  const { t } = useFieldWords()
  const wordsOf = usePointerWords()
  return (
    <div className="text-sm text-muted-foreground">
      <h4 className="font-semibold">{t('files.kept')}</h4>
      <ul className="mt-1 list-disc ps-5">
        {pointers.map((pointer) => (
          <li key={pointer}>{wordsOf(pointer).label}</li>
        ))}
      </ul>
    </div>
  )
}
