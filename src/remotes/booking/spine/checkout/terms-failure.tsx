import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** The terms failed to load and cannot be accepted unread: offers to load them again. */
export function TermsFailure({ onRetry }: { onRetry: () => void }) {
  const text = useProductTexts()
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
