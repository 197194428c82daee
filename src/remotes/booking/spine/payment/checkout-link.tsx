import { useText } from '@livery/platform'
import type { ComponentProps } from 'react'
import type { HotelRate } from '../../../../contract/types.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTakesPayment } from './use-takes-payment.ts'

interface CheckoutLinkProps extends ComponentProps<typeof LinkButton> {
  rate: Pick<HotelRate, 'payment'>
}

/** Leads to the checkout of a rate; a sentence in its place where what is due now cannot be paid. */
export function CheckoutLink({ rate, ...link }: CheckoutLinkProps) {
  const text = useText('booking')
  const isPayable = useTakesPayment() || rate.payment !== 'now'
  if (isPayable) return <LinkButton {...link} />
  return <p className="font-semibold text-pretty text-muted-foreground">{text('rate.closed')}</p>
}
