import { useNavigate, useText } from '@livery/platform'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { paths } from '../routes.ts'
import { type BookingList, listHref, readBookingList, states } from './trips-address.ts'

/** What the agency's bookings are narrowed by: words, a state, days of arrival. A form that works as an address, too. */
export function BookingFilters({ list }: { list: BookingList }) {
  const text = useText('booking')
  const navigate = useNavigate()
  const { when, search, state, from, to } = list
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') typed.set(name, value)
    }
    void navigate(listHref(paths.bookings, readBookingList(typed, when)))
  }
  const isNarrowed = search !== '' || state !== null || from !== null || to !== null
  return (
    <search>
      <form
        action={paths.bookings}
        onSubmit={submit}
        className="mt-6 grid items-end gap-4 rounded-xl border bg-card p-5 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1fr_1fr_auto]"
      >
        <input type="hidden" name="when" value={when} />
        <Field
          label={text('bookings.search')}
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          start={<Icon name="search" className="size-5 text-muted-foreground" />}
        />
        <Select label={text('bookings.state')} name="state" defaultValue={state ?? ''}>
          <option value="">{text('bookings.anyState')}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {text(`bookingState.${one}`)}
            </option>
          ))}
        </Select>
        <Field label={text('bookings.from')} name="from" type="date" defaultValue={from ?? ''} />
        <Field label={text('bookings.to')} name="to" type="date" defaultValue={to ?? ''} />
        <div className="flex gap-2 sm:col-span-2 lg:col-span-1">
          <Button type="submit" size="large" className="max-lg:flex-1">
            {text('bookings.find')}
          </Button>
          {isNarrowed && (
            <LinkButton variant="ghost" size="large" href={listHref(paths.bookings, { when })}>
              {text('bookings.clear')}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  )
}
