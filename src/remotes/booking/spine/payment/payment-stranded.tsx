import { useAgency } from '@livery/platform'
import { useWords } from '../words/use-words.ts'
import { PaymentWayOn } from './payment-way-on.tsx'

/** The agency has turned to another gateway and left this one: what was begun there cannot be finished, and is begun anew. */
export function PaymentStranded({ onGiveBack }: { onGiveBack: () => Promise<void> }) {
  const text = useWords()
  const { agencyName } = useAgency()
  return (
    <PaymentWayOn
      title={text('payment.stranded')}
      hint={text('payment.strandedHint', { agency: agencyName })}
      action={text('payment.strandedAgain')}
      onAction={onGiveBack}
    />
  )
}
