import { useAgency } from '@livery/platform'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { AgencyContact } from './agency-contact.tsx'
import { useTakesPayment } from './use-takes-payment.ts'

/** Says that online payment is unavailable, and who takes bookings instead. */
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

/** The same notice before a checkout, with what can still be booked; renders nothing while payments are accepted. */
export function PaymentsNotice({ className }: { className?: string }) {
  const text = useProductTexts()
  if (useTakesPayment()) return null
  return (
    <div className={className}>
      <PaymentsClosed hint={text('rate.thereOnly')} />
    </div>
  )
}
