import { ChangeList } from '../diff/change-list.tsx'
import type { Compared } from '../publish/branding-api.ts'
import { PagesList } from '../publish/pages-list.tsx'
import { useFieldWords } from '../shell/field-words.ts'

/** What a version changed of the one before it. */
export function VersionChanges({ compared: { changes, pages, comparedWith } }: { compared: Compared }) {
  const { t } = useFieldWords()
  if (changes.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        {comparedWith === null ? t('history.first') : t('history.noChanges')}
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      <ChangeList changes={changes} />
      <PagesList pages={pages} />
    </div>
  )
}
