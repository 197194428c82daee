import { Alert } from '../../ui/alert.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { PointerLinks } from './pointer-links.tsx'
import { useWaiting } from './use-waiting.ts'

/** What was written and waits for its person, before anybody presses: nothing is published until it is settled. */
export function UnsavedNotice() {
  const { t } = useFieldWords()
  const { refused, conflict } = useWaiting()
  return (
    <>
      {refused.length > 0 && (
        <Alert className="[&_div]:text-sm" tone="destructive" title={t('publish.trouble.refused')}>
          <p>{t('publish.notPart')}</p>
          <PointerLinks pointers={refused} />
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert className="[&_div]:text-sm" tone="destructive" title={t('publish.trouble.conflict')}>
          <p>{t('publish.notPart')}</p>
          <PointerLinks pointers={conflict} />
        </Alert>
      )}
    </>
  )
}
