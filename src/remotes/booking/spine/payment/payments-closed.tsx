import { useAgency } from '@livery/platform'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { AgencyContact } from './agency-contact.tsx'
import { useTakesPayment } from './use-takes-payment.ts'

/** Says that nothing can be paid online now, and who books instead. */
export function PaymentsClosed({ hint }: { hint?: string }) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <Alert tone="warning" title={text('checkout.noPayments')}>
      {text('checkout.noPaymentsHint', { agency: agencyName })} {hint}
      <AgencyContact />
    </Alert>
  )
}

/** The same before a checkout, with what can be booked all the same; nothing where payments are taken. */
export function PaymentsNotice({ className }: { className?: string }) {
  const text = useProductTexts()
  if (useTakesPayment()) return null
  return (
    <div className={className}>
      <PaymentsClosed hint={text('rate.thereOnly')} />
    </div>
  )
}
