import { Alert } from '../../ui/alert.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { Live } from './branding-api.ts'

/** Reports that another person published first: the live version, its author, and that nothing was undone. */
export function PublishOvertaken({ live: { version, name } }: { live: Live }) {
  const { t } = useFieldTexts()
  return (
    <Alert tone="warning" title={t('history.overtaken')}>
      {name ? t('history.overtakenBy', { version, name }) : t('history.overtakenAlone', { version })}
    </Alert>
  )
}
