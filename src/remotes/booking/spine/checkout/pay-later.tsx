import type { Quote } from '../../../../contract/types.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useDeadline } from '../formatting/use-deadline.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useFirstItem } from '../product/items.tsx'
import { FormSection } from './form-section.tsx'
import type { GuestForm } from './use-guest-form.ts'

/** Returns whether the traveller holds the items now and pays later. */
export function isPaidLater(
  { payLater }: Pick<Quote, 'payLater'>,
  typed: Readonly<Record<string, string>>,
): boolean {
  return payLater !== undefined && typed.payLater === 'yes'
}

interface PayLaterProps {
  quote: Quote
  form: GuestForm
}

/** Pay now, or hold and pay later: until when the items are held, and until when the price is sure. */
export function PayLaterChoice({ quote, form }: PayLaterProps) {
  const text = useProductTexts()
  const { facts } = useFirstItem(quote)
  const when = useDeadline(facts.policy.timeZone)
  const { payLater } = quote
  if (!payLater) return null
  return (
    <FormSection title={text('checkout.payWhen')}>
      <RadioGroup
        variant="cards"
        label={<span className="sr-only">{text('checkout.payWhen')}</span>}
        value={isPaidLater(quote, form.typed) ? 'yes' : 'no'}
        onChange={(later) => form.type('payLater', later)}
        options={[
          { value: 'no', label: text('checkout.payNow'), hint: text('checkout.payNowHint') },
          {
            value: 'yes',
            label: text('checkout.payLater', { when: when(payLater.payBy) }),
            hint: payLater.priceUntil
              ? text('checkout.priceUntil', { when: when(payLater.priceUntil) })
              : text('checkout.priceOpen'),
          },
        ]}
      />
    </FormSection>
  )
}
