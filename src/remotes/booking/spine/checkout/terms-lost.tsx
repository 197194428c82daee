import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useWords } from '../words/use-words.ts'

/** Nobody agrees to what they cannot read: the terms are asked for once more. */
export function TermsLost({ onRetry }: { onRetry: () => void }) {
  const text = useWords()
  return (
    <Alert
      tone="warning"
      title={text('checkout.termsLost')}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {text('results.retry')}
        </Button>
      }
    >
      {text('checkout.termsLostHint')}
    </Alert>
  )
}
