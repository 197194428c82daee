import { useNavigate, useSearchParams } from '@livery/platform'
import type { CarAnswer, CarRate, CoverLevel } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePageTitle } from '../../../spine/head/page-title.ts'
import { StickyAside } from '../../../spine/page-layout/sticky-aside.tsx'
import { PaymentsNotice } from '../../../spine/payment/payments-closed.tsx'
import { ConditionsCard } from '../../../spine/policy/conditions-card.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { ProposeButton } from '../../../spine/proposals/propose-button.tsx'
import { withView } from '../../../spine/results/results-view.ts'
import { useClassName, useModelName, VehicleFacts } from '../cards/vehicle-facts.tsx'
import { carTitle } from '../head/car-title.ts'
import { carPageHref, extrasHref, readCover } from '../search/car-page-href.ts'
import { CarHead } from './car-head.tsx'
import { ChoiceBar, ChoicePanel } from './choice-panel.tsx'
import { CoverTable } from './cover-table.tsx'
import { DeskSection } from './desk-section.tsx'
import { chosenRate, ratesByCover } from './rates.ts'
import { BringSection, IncludedSection } from './rental-rules.tsx'
import { TerritorySection } from './territory-section.tsx'

interface CarViewProps {
  answer: CarAnswer
  criteria: CarSearchCriteria
  rateKey: string | null
  isOld: boolean
}

/** A car in full: covers, what is included, desks, what to bring, and the policy; the choice is in the address. */
export function CarView({ answer, criteria, rateKey, isOld }: CarViewProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { rental, rates } = answer
  const cover = readCover(params)
  const payment = params.get('pay') === 'at_desk' ? 'at_desk' : params.get('pay') === 'now' ? 'now' : null
  const isAsked = cover !== null || payment !== null
  const rate = chosenRate(rates, isAsked ? { cover, payment } : { rateKey })
  const change = (changed: Readonly<Record<string, string>>) =>
    void navigate(`?${withView(params, changed)}`, { replace: true, preventScrollReset: true })
  usePageTitle(carTitle(answer, criteria.pickUp.name))
  if (!rate) return null
  const carPage = carPageHref(params, rental.carId, criteria)
  const next = extrasHref(carPage, rate.rateKey)
  return (
    <>
      <CarHead {...{ rental, criteria }} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]" aria-busy={isOld}>
        <div className="grid gap-10">
          <PaymentsNotice />
          <div className="grid gap-5 rounded-xl border bg-card p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center sm:p-5">
            <Picture
              src={rental.vehicle.picture}
              fallback="/scenes/fallback.svg"
              alt=""
              width={640}
              height={400}
              className="aspect-8/5 w-full rounded-lg object-cover"
            />
            <VehicleFacts vehicle={rental.vehicle} className="gap-y-2 text-[0.9375rem]" />
          </div>
          <CoverTable
            rates={rates}
            chosen={rate}
            onChoose={(level: CoverLevel) => change({ cover: level })}
          />
          <PaymentChoice
            rates={rates}
            chosen={rate}
            onChoose={(pay) => change({ cover: rate.cover.level, pay })}
          />
          <IncludedSection rental={rental} />
          <DeskSection rental={rental} />
          <BringSection rental={rental} cover={rate.cover} />
          <TerritorySection territory={rental.territory} />
          <ConditionsCard policy={rate.policy} price={rate.price} place={rental.pickUp.desk.name} />
          {answer.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
        </div>
        <StickyAside>
          <ChoicePanel {...{ rental, rate }}>
            <LinkButton href={next} size="large" wide>
              {text('choice.continue')}
            </LinkButton>
            <Propose {...{ rate, rental }} />
          </ChoicePanel>
        </StickyAside>
      </div>
      <ChoiceBar {...{ rental, rate }}>
        <LinkButton href={next} size="large">
          {text('choice.continue')}
        </LinkButton>
      </ChoiceBar>
    </>
  )
}

function Propose({ rate, rental }: { rate: CarRate } & Pick<CarAnswer, 'rental'>) {
  const text = useProductTexts()
  const nameOf = useModelName()
  const classOf = useClassName()
  return (
    <ProposeButton
      offer={{
        product: 'car',
        rateKey: rate.rateKey,
        price: rate.price,
        words: [nameOf(rental.vehicle), classOf(rental.vehicle), text(`cover.level.${rate.cover.level}`)],
        start: rental.pickUp.at.slice(0, 10),
      }}
    />
  )
}

interface PaymentChoiceProps {
  rates: readonly CarRate[]
  chosen: CarRate
  onChoose: (payment: string) => void
}

/** Where to pay, if the chosen cover can be paid here and at the desk. */
function PaymentChoice({ rates, chosen, onChoose }: PaymentChoiceProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const ofCover =
    ratesByCover(rates).find(([rate]) => rate.cover.level === chosen.cover.level) ?? ([chosen] as const)
  const payments = [...new Map(ofCover.map((rate) => [rate.payment, rate])).values()]
  if (payments.length < 2) return null
  return (
    <RadioGroup
      variant="cards"
      label={text('pay.title')}
      value={chosen.payment}
      onChange={onChoose}
      options={payments.map(({ payment, price }) => ({
        value: payment,
        label: text(`pay.${payment}`),
        hint: price && write(price.total, price.currency),
      }))}
    />
  )
}
