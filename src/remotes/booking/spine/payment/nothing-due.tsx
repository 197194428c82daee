import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useFirstItem } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import type { PaymentControl } from './use-payment.ts'
import { Working } from './working.tsx'

/** Nothing is paid here: the wallet has paid all of it, or it is paid at the place itself. One press books. */
export function NothingDue({ payment: { booking, phase, pay } }: { payment: PaymentControl }) {
  const text = useWords()
  const { isPaidLocally } = useFirstItem(booking).facts
  return (
    <>
      <Alert title={text('payment.nothingDue')}>
        {text(isPaidLocally ? 'payment.paidLocally' : 'payment.byWallet')}
      </Alert>
      <Button size="large" wide busy={phase === 'working'} onClick={() => void pay(async () => true)}>
        {text('payment.bookNow')}
      </Button>
      <Working isShown={phase === 'working'} isUnpaid />
    </>
  )
}
