import { useNavigate, useSearchParams } from '@livery/platform'
import { productEntry } from '../../../../../contract/products.ts'
import type { CarAnswer, ExtrasWanted } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StickyAside } from '../../../spine/page-layout/sticky-aside.tsx'
import { CheckoutLink } from '../../../spine/payment/checkout-link.tsx'
import { PaymentsNotice } from '../../../spine/payment/payments-closed.tsx'
import { checkoutHref } from '../../../spine/product/product-hrefs.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { CarHead } from '../rental/car-head.tsx'
import { ChoiceBar, ChoicePanel } from '../rental/choice-panel.tsx'
import { chosenRate } from '../rental/rates.ts'
import { BringSection } from '../rental/rental-rules.tsx'
import { carPageHref, extrasHref, readExtras, withRate, writeExtras } from '../search/car-page-href.ts'
import { ExtraList } from './extra-list.tsx'
import { usePricedRate } from './use-priced-rate.ts'

interface ExtrasViewProps {
  answer: CarAnswer
  criteria: CarSearchCriteria
  rateKey: string | null
  isOld: boolean
}

/** Extras of a chosen cover, whose total follows each press; the choice is in the address. */
export function ExtrasView({ answer, criteria, rateKey, isOld }: ExtrasViewProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { rental, rates, extras: offered } = answer
  const base = chosenRate(rates, { rateKey }) ?? rates[0]
  if (!base) throw new Error('A car without rates has no extras.')
  const extras = readExtras(params).filter(({ code, count }) =>
    offered.some((one) => one.code === code && count <= one.maximum),
  )
  const { rate, isPricing, error, retry } = usePricedRate(base, extras)
  const carPage = carPageHref(params, rental.carId, criteria)
  const change = (next: ExtrasWanted) =>
    void navigate(`?${withView(params, { extras: next.length > 0 ? writeExtras(next) : null })}`, {
      replace: true,
      preventScrollReset: true,
    })
  const isBusy = isPricing || isOld
  const checkout = isBusy ? (
    <Button size="large" busy className="lg:w-full">
      {text('choice.book')}
    </Button>
  ) : (
    <CheckoutLink
      size="large"
      className="lg:w-full"
      isPaidLocally={rate.payment === 'at_desk'}
      href={checkoutHref(productEntry('car'), rate, extrasHref(carPage, base.rateKey, extras))}
    >
      {text('choice.book')}
    </CheckoutLink>
  )
  return (
    <>
      <CarHead {...{ rental, criteria }} carPage={withRate(carPage, base.rateKey)} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-10">
          <PaymentsNotice />
          <section aria-labelledby="extras-title">
            <h2 id="extras-title" className="mb-4 font-brand text-heading">
              {text('extras.title')}
            </h2>
            {offered.length === 0 ? (
              <p className="text-muted-foreground">{text('extras.none')}</p>
            ) : (
              <>
                <p className="mb-4 text-muted-foreground">{text('extras.hint')}</p>
                <ExtraList {...{ offered, extras }} onChange={change} />
              </>
            )}
            {error && (
              <Alert
                tone="destructive"
                className="mt-4"
                title={text('extras.notPriced')}
                action={
                  <Button size="small" variant="outline" onClick={retry}>
                    {text('results.retry')}
                  </Button>
                }
              />
            )}
          </section>
          <BringSection rental={rental} cover={rate.cover} />
        </div>
        <StickyAside>
          <ChoicePanel {...{ rental, rate }}>
            <div aria-live="polite" className="sr-only">
              {isBusy ? text('extras.pricing') : ''}
            </div>
            <div className="max-lg:hidden">{!error && checkout}</div>
          </ChoicePanel>
        </StickyAside>
      </div>
      <ChoiceBar {...{ rental, rate }}>{!error && checkout}</ChoiceBar>
    </>
  )
}
