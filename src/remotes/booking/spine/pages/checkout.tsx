import { usePage, useSearchParams } from '@livery/platform'
import { Deferred } from '../../../../ui/deferred.tsx'
import { readCheckoutAddress } from '../checkout/checkout-address.ts'
import { BrokenCheckout, CheckoutShape } from '../checkout/checkout-states.tsx'
import { loadEntryCheckout, loadHeldCheckout } from '../checkout/load-payment.ts'
import { QuotedCheckout } from '../checkout/quoted-checkout.tsx'
import { SignInFirst } from '../checkout/sign-in-first.tsx'
import { storedCheckoutKey } from '../checkout/use-stored-checkout.ts'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { useProduct } from '../product/product-scope.tsx'

/** Checkout of a product: guest form, then payment of the hold. */
export function CheckoutPage() {
  return (
    <PartFrame>
      <section className="page-width pt-5 pb-10">
        <Checkout />
      </section>
    </PartFrame>
  )
}

function Checkout() {
  const { today, agency, session } = usePage()
  const [params] = useSearchParams()
  const product = useProduct()
  const address = readCheckoutAddress(params, today, product)
  const { reference, rateKey, entryAt } = address
  if (reference && entryAt) {
    return (
      <Deferred load={loadEntryCheckout} meanwhile={<CheckoutShape />} failed={<Missing />}>
        {(EntryCheckout) => (
          <EntryCheckout key={`${reference} ${entryAt}`} {...{ reference, address }} at={entryAt} />
        )}
      </Deferred>
    )
  }
  // A hold belongs to its browser, whichever user is signed in.
  if (reference) {
    return (
      <Deferred load={loadHeldCheckout} meanwhile={<CheckoutShape />} failed={<Missing />}>
        {(HeldCheckout) => <HeldCheckout key={reference} reference={reference} address={address} />}
      </Deferred>
    )
  }
  if (!rateKey) return <BrokenCheckout address={address} />
  if (!session.signedIn && !agency.allowNonLoginFlow) return <SignInFirst address={address} />
  return <QuotedCheckout key={storedCheckoutKey(address)} rateKey={rateKey} address={address} />
}

/** The shell reports it and offers a reload, which keeps the booking: its reference is in the address. */
function Missing(): never {
  throw new Error('The code of the checkout failed to load. Reload the page to retry.')
}
