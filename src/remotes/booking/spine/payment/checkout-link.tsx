import type { ComponentProps } from 'react'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useTakesPayment } from './use-takes-payment.ts'

interface CheckoutLinkProps extends ComponentProps<typeof LinkButton> {
  /** True if the total is paid at the property, which needs no gateway. */
  isPaidLocally: boolean
}

/** Links to a rate's checkout; shows a sentence instead if the amount due now cannot be paid. */
export function CheckoutLink({ isPaidLocally, ...link }: CheckoutLinkProps) {
  const text = useProductTexts()
  const isPayable = useTakesPayment() || isPaidLocally
  if (isPayable) return <LinkButton {...link} />
  return <p className="font-semibold text-pretty text-muted-foreground">{text('rate.closed')}</p>
}
