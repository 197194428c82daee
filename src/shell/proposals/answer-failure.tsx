import type { MoneyAmount } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { isPriceNews } from './is-price-news.ts'
import { useStayWords } from './use-stay-words.ts'

interface AnswerFailureProps {
  error: Error
  /** The total that was sent with the answer, and the one that the page shows now. */
  sent: MoneyAmount
  shown: MoneyAmount
}

/** Says why an answer was not stored, next to the button: the price has changed, or the call failed. */
export function AnswerFailure({ error, sent, shown }: AnswerFailureProps) {
  const t = useText('shell')
  const { money } = useStayWords()
  if (isPriceNews(error, sent, shown)) {
    return (
      <Alert tone="warning">
        {t('proposal.changedAgain', {
          old: money(sent.amount, sent.currency),
          now: money(shown.amount, shown.currency),
        })}
      </Alert>
    )
  }
  return <Alert tone="destructive">{t('proposal.failed')}</Alert>
}
