import { useNavigate, useSearchParams } from '@livery/platform'
import { useState } from 'react'
import { productEntry } from '../../../../../contract/products.ts'
import { carSearchHref } from '../../../../../tenant/car-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { checkoutHref } from '../../../spine/product/product-hrefs.ts'
import { carPageHref, criteriaOf } from '../search/car-page-href.ts'
import { readRental } from './read-rental.ts'
import { useRateFor } from './use-rate-for.ts'

interface OtherAgeProps {
  item: BookedItem
  /** The age that follows from the typed date of birth. */
  age: number
}

/** The typed date of birth gives another age than the priced one: asks for the price at that age and shows it. */
export function OtherAge({ item, age }: OtherAgeProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const booked = readRental(item)
  const { rental } = booked
  const [requestedAge, setRequestedAge] = useState<number | null>(null)
  const criteria = { ...criteriaOf(rental), driverAge: age }
  const isTooYoung = age < rental.minimumAge
  const isRequested = requestedAge === age && !isTooYoung
  const { rate, error } = useRateFor(booked, criteria, isRequested)
  const shown = /^[A-Z]{3}\.(\d+)$/.exec(params.get('shown') ?? '')
  const before = item.price?.total ?? (shown ? Number(shown[1]) : null)

  if (isTooYoung || rate === null) {
    return (
      <Alert
        tone="destructive"
        title={
          isTooYoung ? text('age.tooYoung', { age: rental.minimumAge }) : text('age.notPossible', { age })
        }
        action={
          <LinkButton
            size="small"
            variant="outline"
            href={withClient(carSearchHref(criteria), readClient(params))}
          >
            {text('age.otherCars', { age })}
          </LinkButton>
        }
      >
        {text('age.otherCarsHint')}
      </Alert>
    )
  }
  if (!isRequested || !rate?.price) {
    return (
      <Alert
        tone="warning"
        title={text('age.differs', { age, priced: rental.driverAge })}
        action={
          <Button size="small" busy={isRequested && !error} onClick={() => setRequestedAge(age)}>
            {text('age.ask', { age })}
          </Button>
        }
      >
        {error && isRequested ? text('age.failed') : text('age.differsHint')}
      </Alert>
    )
  }
  const { price } = rate
  const href = checkoutHref(productEntry('car'), rate, carPageHref(params, rental.carId, criteria))
  return (
    <Alert
      tone="info"
      title={text('age.price', { age, amount: write(price.total, price.currency) })}
      action={
        <Button size="small" onClick={() => void navigate(href, { replace: true })}>
          {text('age.accept')}
        </Button>
      }
    >
      {before !== null && before !== price.total
        ? text(price.total > before ? 'age.dearer' : 'age.cheaper', {
            amount: write(Math.abs(price.total - before), price.currency),
          })
        : text('age.same')}
    </Alert>
  )
}
