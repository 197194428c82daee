import { isShort, type Quota } from '../../api/quota.ts'
import { usePage } from '../../platform/page.tsx'
import { waitWords } from '../../platform/wait-words.ts'
import { useFieldWords } from './field-words.ts'

interface QuotaNoticeProps {
  /** What is left after the last call; null before one. */
  quota: Quota | null
  words: 'picture.left' | 'files.left'
}

/** Says how many calls are left and how long each further one takes, once few are left. */
export function QuotaNotice({ quota, words }: QuotaNoticeProps) {
  const { t } = useFieldWords()
  const { language } = usePage()
  if (quota === null || !isShort(quota)) return null
  return (
    <p role="status" className="mt-1 text-xs text-muted-foreground">
      {t(words, { left: String(quota.left), wait: waitWords(quota.secondsEach, language) })}
    </p>
  )
}
