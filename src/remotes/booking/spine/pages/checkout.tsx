import { usePage, useSearchParams } from '@livery/platform'
import { readCheckoutAddress } from '../checkout/checkout-address.ts'
import { BrokenCheckout } from '../checkout/checkout-states.tsx'
import { EntryCheckout } from '../checkout/entry-checkout.tsx'
import { HeldCheckout } from '../checkout/held-checkout.tsx'
import { QuotedCheckout } from '../checkout/quoted-checkout.tsx'
import { SignInFirst } from '../checkout/sign-in-first.tsx'
import { storedCheckoutKey } from '../checkout/stored-checkout-key.ts'
import { PartFrame } from '../page/part-frame.tsx'
import { useProduct } from '../product/product-scope.tsx'

/** The checkout of a product: who travels, and the payment of what is held. */
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
    return <EntryCheckout key={`${reference} ${entryAt}`} {...{ reference, address }} at={entryAt} />
  }
  // A booking that is held is its browser's, whoever is signed in there.
  if (reference) return <HeldCheckout key={reference} reference={reference} address={address} />
  if (!rateKey) return <BrokenCheckout address={address} />
  if (!session.signedIn && !agency.allowNonLoginFlow) return <SignInFirst address={address} />
  return <QuotedCheckout key={storedCheckoutKey(address)} rateKey={rateKey} address={address} />
}
