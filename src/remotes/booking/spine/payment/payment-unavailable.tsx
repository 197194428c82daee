import { useAgency } from '@livery/platform'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'
import { AgencyContact } from './agency-contact.tsx'

/** Nothing can be paid here: who can help is said instead of a form that fails. */
export function PaymentUnavailable() {
  const text = useWords()
  const { agencyName } = useAgency()
  return (
    <EmptyState icon="wallet" level={3} size="small" title={text('payment.unavailable')}>
      <p>{text('payment.unavailableHint', { agency: agencyName })}</p>
      <AgencyContact className="mt-3 justify-center" />
    </EmptyState>
  )
}
