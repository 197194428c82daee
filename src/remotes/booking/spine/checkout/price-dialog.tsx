import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount, useAmounts } from '../price/amount.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutBackLink } from './checkout-back-link.tsx'
import type { PriceToAccept } from './use-quote.ts'

interface PriceDialogProps {
  price: PriceToAccept
  currency: string
  address: CheckoutAddress
  onAccept: () => void
}

/** Reports a changed price with both amounts; the traveller has to accept it to continue. */
export function PriceDialog({ price, currency, address, onAccept }: PriceDialogProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { old, now } = price
  return (
    <Dialog
      {...usePriceWords(price, currency)}
      footer={
        <>
          <CheckoutBackLink address={address} variant="outline" />
          {/* A lower price is good news, so that Enter accepts it. */}
          <Button autoFocus={now < old} onClick={onAccept}>
            {text('checkout.accept')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-1 rounded-lg border bg-background p-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted-foreground">{text('checkout.priceBefore')}</dt>
          <dd>
            <s className="text-muted-foreground tabular-nums">
              <Amount amount={old} currency={currency} />
            </s>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{text('checkout.priceNow')}</dt>
          <dd className="text-[1.375rem] leading-tight font-bold tabular-nums">
            <bdi>
              <Amount amount={now} currency={currency} />
            </bdi>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-sm text-muted-foreground">
          <dt>{text('checkout.difference')}</dt>
          <dd className="tabular-nums">
            <bdi>{write(now - old, currency, { signed: true })}</bdi>
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}

/** Title and reason: the price rose or fell, only the amount due changed, or logging in lowered it. */
function usePriceWords({ what, old, now, isMemberPrice }: PriceToAccept, currency: string) {
  const text = useProductTexts()
  const write = useAmounts()
  if (isMemberPrice) {
    return {
      title: text('checkout.memberPrice'),
      description: text('checkout.memberPriceWhy', { amount: `\u2068${write(old - now, currency)}\u2069` }),
    }
  }
  const isDearer = now > old
  return {
    title: text(isDearer ? 'checkout.priceUp' : 'checkout.priceDown'),
    description:
      what === 'due'
        ? text('checkout.dueOther')
        : text(isDearer ? 'checkout.priceUpWhy' : 'checkout.priceDownWhy'),
  }
}
