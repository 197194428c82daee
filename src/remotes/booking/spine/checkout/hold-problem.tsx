import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { NotHeld } from './use-hold.ts'

/** Explains why nothing is held, if no field is the cause: the input is preserved and nothing is paid. */
export function HoldProblem({ outcome, onRetry }: { outcome: NotHeld | null; onRetry: () => void }) {
  const text = useProductTexts()
  if (outcome?.kind === 'requote') {
    return <Alert tone="info">{text('checkout.trouble.requote')}</Alert>
  }
  if (outcome?.kind === 'refused') {
    return <Alert tone="warning">{text('checkout.trouble.refused')}</Alert>
  }
  if (outcome?.kind !== 'failed') return null
  const isCalm = outcome.why === 'network' || outcome.why === 'slow'
  return (
    <Alert
      tone={isCalm ? 'info' : 'warning'}
      title={text(`checkout.trouble.${outcome.why}`)}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {text('results.retry')}
        </Button>
      }
    >
      {outcome.why === 'tooManyHeld'
        ? text('checkout.trouble.tooManyHeldHint', { count: outcome.minutes })
        : text(`checkout.trouble.${outcome.why}Hint`)}
    </Alert>
  )
}
