import { PeriodFields, useNavigate, usePage } from '@livery/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { type DayLimits, isPeriodWithin, later } from '../../../../ui/date-limits.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { paths } from '../paths.ts'
import { type BookingList, listHref, readBookingList, states } from './trips-address.ts'

/** Filters of the agency's bookings: search text, state and arrival days; stored in the address. */
export function BookingFilters({ list }: { list: BookingList }) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const { when } = list
  const { typed, fieldOf, type } = useTyped(list)
  const limits = useDayLimits()
  const arrival = { start: typed.from, end: typed.to }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPeriodWithin(arrival, limits)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    void navigate(listHref(paths.bookings, readBookingList(new URLSearchParams({ ...typed, when }), when)))
  }
  const isNarrowed = Object.values(typedOf(list)).some((value) => value !== '')
  const form = useRef<HTMLFormElement>(null)
  // The clear link disappears after use and would take the focus with it.
  const words = () => form.current?.querySelector<HTMLInputElement>('[name=search]')
  return (
    <search>
      <form
        ref={form}
        action={paths.bookings}
        onSubmit={submit}
        className="mt-6 grid items-start gap-4 rounded-xl border bg-card p-5 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1fr_1fr_auto]"
      >
        <input type="hidden" name="when" value={when} />
        <Field
          label={text('bookings.search')}
          {...fieldOf('search')}
          maxLength={100}
          autoComplete="off"
          start={<Icon name="search" className="size-5 text-muted-foreground" />}
        />
        <Select label={text('bookings.state')} {...fieldOf('state')}>
          <option value="">{text('bookings.anyState')}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {text(`bookingState.${one}`)}
            </option>
          ))}
        </Select>
        <PeriodFields
          {...limits}
          startLabel={text('bookings.from')}
          endLabel={text('bookings.to')}
          startName="from"
          endName="to"
          placeholder={text('bookings.anyDay')}
          value={arrival}
          onChange={({ start, end }) => type({ from: start, to: end })}
        />
        <div className="flex gap-2 sm:col-span-2 lg:col-span-1 lg:mt-6.5">
          <Button type="submit" size="large" className="max-lg:flex-1">
            {text('bookings.find')}
          </Button>
          {isNarrowed && (
            <LinkButton
              variant="ghost"
              size="large"
              href={listHref(paths.bookings, { when })}
              onClick={() => words()?.focus()}
            >
              {text('bookings.clear')}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  )
}

/** Earliest and latest day of the filters: bookings are stored permanently, and nothing is sold years ahead. */
const EARLIEST = '2000-01-01'
const DAYS_AHEAD = 3 * 365

function useDayLimits(): DayLimits {
  const { today } = usePage()
  return { earliest: EARLIEST, latest: later(today, DAYS_AHEAD) }
}

const typedOf = ({ search, state, from, to }: BookingList) => ({
  search,
  state: state ?? '',
  from: from ?? '',
  to: to ?? '',
})
type Typed = ReturnType<typeof typedOf>

/** The input, reset when the address changes elsewhere, such as by the Back button; the fields and the focus stay. */
function useTyped(list: BookingList) {
  const address = JSON.stringify(typedOf(list))
  const [{ typed, begunWith }, setTyped] = useState({ typed: typedOf(list), begunWith: address })
  if (begunWith !== address) setTyped({ typed: typedOf(list), begunWith: address })
  useEffect(() => {
    // Going back before the requested page was rendered leaves the address unchanged next to the input, so reset it.
    const beginAnew = () => setTyped((before) => ({ ...before, begunWith: '' }))
    addEventListener('popstate', beginAnew)
    return () => removeEventListener('popstate', beginAnew)
  }, [])
  const type = (change: Partial<Typed>) =>
    setTyped((before) => ({ ...before, typed: { ...before.typed, ...change } }))
  return {
    typed,
    type,
    fieldOf: (name: keyof Typed) => ({
      name,
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
    }),
  }
}
