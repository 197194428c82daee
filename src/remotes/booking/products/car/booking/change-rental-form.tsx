import { RentalTimesFields } from '@livery/platform'
import { useState } from 'react'
import type { BookedRental, CarExtra, CoverLevel, ExtrasWanted } from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { ExtraList } from '../extras/extra-list.tsx'
import { coverLevels, ratesByCover } from '../rental/rates.ts'
import { criteriaOf } from '../search/car-page-href.ts'
import { readRental } from './read-rental.ts'
import { useRateFor } from './use-rate-for.ts'

/** Times, cover and extras of a booked rental. The new rental is booked first, then the former one is cancelled. */
export function ChangeRentalForm({ item, isBusy, onRequest }: ChangeFormProps) {
  const text = useProductTexts()
  const booked = readRental(item)
  const { rental } = booked
  const [times, setTimes] = useState({
    pickUpAt: rental.pickUp.at.slice(0, 16),
    dropOffAt: rental.dropOff.at.slice(0, 16),
  })
  const [cover, setCover] = useState<CoverLevel>(booked.cover.level)
  const [extras, setExtras] = useState<ExtrasWanted>(
    booked.extras.map(({ code, count }) => ({ code, count })),
  )
  const isValid =
    times.pickUpAt.length === 16 && times.dropOffAt.length === 16 && times.dropOffAt > times.pickUpAt
  const { answer, rate } = useRateFor({ ...booked, extras: [] }, { ...criteriaOf(rental), ...times }, isValid)
  const isOther =
    times.pickUpAt !== rental.pickUp.at.slice(0, 16) || times.dropOffAt !== rental.dropOff.at.slice(0, 16)
  // The booking itself may be what takes the last car: its extras are known, and the price tells whether it is free.
  const offered = answer?.extras ?? booked.offered.map(unpricedExtra)
  const levels = answer ? ratesByCover(answer.rates).map(([first]) => first.cover.level) : coverLevels
  return (
    <form
      method="post"
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isValid) return
        onRequest({
          product: 'car',
          pickUpAt: `${times.pickUpAt}:00`,
          dropOffAt: `${times.dropOffAt}:00`,
          cover,
          extras,
        })
      }}
    >
      <RentalTimesFields value={times} onChange={setTimes} isChecked={!isValid} />
      {isOther && rate === null && <Alert tone="info">{text('change.notFree')}</Alert>}
      {levels.length > 1 && (
        <RadioGroup
          label={text('change.cover')}
          value={cover}
          onChange={(next) => setCover(levels.find((level) => level === next) ?? cover)}
          options={levels.map((level) => ({ value: level, label: text(`cover.level.${level}`) }))}
        />
      )}
      {offered.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{text('change.extras')}</legend>
          <ExtraList {...{ offered, extras }} onChange={setExtras} />
        </fieldset>
      )}
      <p className="text-sm text-muted-foreground">{text('change.how')}</p>
      <Button type="submit" busy={isBusy} disabled={!isValid}>
        {text('amend.ask')}
      </Button>
    </form>
  )
}

/** An extra without a price, which the quote of the change has. */
function unpricedExtra(extra: BookedRental['offered'][number]): CarExtra {
  return { ...extra, paidAt: 'here' }
}
