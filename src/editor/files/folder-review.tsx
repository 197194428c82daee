import { type ReactNode, useRef } from 'react'
import { usePage } from '../../platform/page.tsx'
import { type Change, change } from '../../tenant/settings/change.ts'
import type { Json } from '../../tenant/settings/json.ts'
import { codedReason } from '../../tenant/settings/reason-code.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangeList } from '../diff/change-list.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { useRefusalTexts } from '../layout/refusal-texts.ts'
import type { FolderProblem, ImportedSettings } from './read-folder.ts'

/** The server's reasons about a zip and its files, in order of matching; named groups are the values. */
const patterns = [
  ['broken', /^is not a complete zip file$|^is broken/],
  ['plain', /^is a part of a zip file$|zip64|^uses a compression/],
  ['many', /^has (?<count>\d+) files; at most (?<most>\d+) /],
  ['unfolded', /^unpacks to (?<bytes>\d+) bytes; at most (?<most>\d+) /],
  ['large', /^has (?<bytes>\d+) bytes; at most (?<most>\d+) /],
  ['name', /^has a name that leads out/],
  ['encrypted', /^is encrypted/],
  ['link', /^is a link to another file/],
  ['twice', /^occurs twice$/],
  ['around', /^is in (?<folder>.+)\/; zip the contents/s],
  ['missing', /^is missing$/],
  ['notThere', /^names (?<path>.+), which does not exist$/s],
] as const

interface FolderReviewProps {
  folder: ImportedSettings
  /** The number of imports left, if few. */
  notice: ReactNode
  onApply: () => void
  onLeave: () => void
  onAnother: (file: File) => void
}

/** What a folder would change and leave, or its faults. */
export function FolderReview({ folder, notice, onApply, onLeave, onAnother }: FolderReviewProps) {
  const { t } = useFieldTexts()
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
      {kept.length > 0 && <Unchanged pointers={kept} />}
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

/** Chooses a corrected or different folder to read instead. */
function Another({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useFieldTexts()
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
          // So that the same file can be chosen again after fixing it.
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

function Unchanged({ pointers }: { pointers: readonly string[] }) {
  const { t } = useFieldTexts()
  const wordsOf = usePointerTexts()
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

/** The faults of a folder, file by file, in the user's language; technical details stay in the server's words. */
function ProblemList({ problems }: { problems: readonly FolderProblem[] }) {
  const { t } = useFieldTexts()
  const wordsOf = useProblemWords()
  return (
    <Alert tone="destructive" title={`${t('files.problems')}. ${t('files.unchanged')}`}>
      <ul className="mt-2 grid gap-2">
        {problems.map((problem) => {
          const { file, field, reason } = problem
          const words = wordsOf(problem)
          return (
            <li key={`${file} ${field} ${reason}`} className="min-w-0 break-words">
              {(file || field) && (
                <code dir="ltr" className="block text-start text-xs rtl:text-end">
                  {[file, field].filter(Boolean).join(' · ')}
                </code>
              )}
              {words ?? (
                <span lang="en" dir="ltr">
                  {reason}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}

function useProblemWords(): (problem: FolderProblem) => string | null {
  const { t } = useFieldTexts()
  const { language } = usePage()
  const refused = useRefusalTexts()
  const megabytes = (bytes: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      Number(bytes) / (1024 * 1024),
    )
  return ({ field, reason }) => {
    const known = folderReason(reason, field !== '')
    if (!known) {
      const { code } = codedReason(reason)
      // The page is not at fault: the file has a value outside the settings.
      if (code === 'place') return t('files.fault.unknown')
      return code === 'other' ? null : refused(reason)
    }
    const { count, bytes, most, ...values } = known.values
    return t(`files.fault.${known.code}`, {
      ...values,
      ...(count !== undefined && { count: Number(count), most }),
      ...(bytes !== undefined && most !== undefined && { size: megabytes(bytes), most: megabytes(most) }),
    })
  }
}

/** Returns the code and values for the server's English reason; null if a field's own reason applies. */
function folderReason(
  reason: string,
  isOfField: boolean,
): { code: (typeof patterns)[number][0]; values: Record<string, string> } | null {
  for (const [code, pattern] of patterns) {
    const found = pattern.exec(reason.slice(0, 1000))
    // For a missing field, the settings' own text applies.
    if (found && !(isOfField && code === 'missing')) return { code, values: { ...found.groups } }
  }
  return null
}
