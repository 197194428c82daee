import { isShort, type Quota } from '../../api/api-error.ts'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import { useFieldTexts } from './field-texts.ts'

interface QuotaNoticeProps {
  /** The quota after the last call; null before the first. */
  quota: Quota | null
  words: 'picture.left' | 'files.left'
}

/** Shows how many calls are left and how long each further one takes, once few are left. */
export function QuotaNotice({ quota, words }: QuotaNoticeProps) {
  const { t } = useFieldTexts()
  const { language } = usePage()
  if (quota === null || !isShort(quota)) return null
  return (
    <p role="status" className="mt-1 text-xs text-muted-foreground">
      {t(words, { left: String(quota.left), wait: formatWait(quota.secondsEach, language) })}
    </p>
  )
}
