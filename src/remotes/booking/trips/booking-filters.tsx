import { useNavigate, useText } from '@livery/platform'
import { type FormEvent, useRef, useState } from 'react'
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
  const { when } = list
  const { typed, fieldOf } = useTyped(list)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listHref(paths.bookings, readBookingList(new URLSearchParams({ ...typed, when }), when)))
  }
  const isNarrowed = Object.values(typedOf(list)).some((value) => value !== '')
  const form = useRef<HTMLFormElement>(null)
  // The link that clears is gone once it has, and the focus with it.
  const words = () => form.current?.querySelector<HTMLInputElement>('[name=search]')
  return (
    <search>
      <form
        ref={form}
        action={paths.bookings}
        onSubmit={submit}
        className="mt-6 grid items-end gap-4 rounded-xl border bg-card p-5 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1fr_1fr_auto]"
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
        <Field label={text('bookings.from')} {...fieldOf('from')} type="date" max={typed.to || undefined} />
        <Field label={text('bookings.to')} {...fieldOf('to')} type="date" min={typed.from || undefined} />
        <div className="flex gap-2 sm:col-span-2 lg:col-span-1">
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

const typedOf = ({ search, state, from, to }: BookingList) => ({
  ...{ search, state: state ?? '' },
  ...{ from: from ?? '', to: to ?? '' },
})
type Typed = ReturnType<typeof typedOf>

/** What is typed, begun anew where the address says something else, as after going back; the fields themselves stay, and the focus with them. */
function useTyped(list: BookingList) {
  const address = JSON.stringify(typedOf(list))
  const [{ typed, begunWith }, setTyped] = useState({ typed: typedOf(list), begunWith: address })
  if (begunWith !== address) setTyped({ typed: typedOf(list), begunWith: address })
  return {
    typed,
    fieldOf: (name: keyof Typed) => ({
      name,
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped((before) => ({ ...before, typed: { ...before.typed, [name]: target.value } })),
    }),
  }
}
