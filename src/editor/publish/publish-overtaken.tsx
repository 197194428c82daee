import { Alert } from '../../ui/alert.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { Live } from './branding-api.ts'

/** Says that somebody else was faster: which version visitors see by now, whose it is, and that nothing was taken back. */
export function PublishOvertaken({ live: { version, name } }: { live: Live }) {
  const { t } = useFieldTexts()
  return (
    <Alert tone="warning" title={t('history.overtaken')}>
      {name ? t('history.overtakenBy', { version, name }) : t('history.overtakenAlone', { version })}
    </Alert>
  )
}
