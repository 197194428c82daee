import { usePage } from '../../platform/page.tsx'
import { codedReason } from '../../tenant/settings/reason-code.ts'
import { Alert } from '../../ui/alert.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { useRefusalWords } from '../shell/refusal-words.ts'
import { folderReason } from './folder-reason.ts'
import type { FolderProblem } from './read-folder.ts'

/** What is wrong with a folder, file by file, in the person's language; what only a file's own author understands as the server says it. */
export function ProblemList({ problems }: { problems: readonly FolderProblem[] }) {
  const { t } = useFieldWords()
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
  const { t } = useFieldWords()
  const { language } = usePage()
  const refused = useRefusalWords()
  const megabytes = (bytes: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      Number(bytes) / (1024 * 1024),
    )
  return ({ field, reason }) => {
    const known = folderReason(reason, field !== '')
    if (!known) {
      const { code } = codedReason(reason)
      // The page is not at fault here: a file has what is none of the settings.
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
