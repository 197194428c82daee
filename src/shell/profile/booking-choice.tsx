import { useQuery } from '@tanstack/react-query'
import { bookingsQuery } from '../../api/bookings.ts'
import type { BookingSummary } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { Select, type SelectProps } from '../../ui/select.tsx'

/** Which of one's own bookings a message is about; nothing for who has none, or where they cannot be told. */
export function BookingChoice(props: Pick<SelectProps, 'name' | 'value' | 'onChange'>) {
  const t = useText('shell')
  const { agency, language } = usePage()
  const { data } = useQuery(bookingsQuery(useApi(), { when: 'all' }))
  const bookings = data?.data.bookings ?? []
  const { value = '' } = props
  // One that the address names and the list does not have stays what is written.
  const isOther = value !== '' && !bookings.some(({ reference }) => reference === value)
  if (bookings.length === 0 && !isOther) return null
  const format = new Intl.DateTimeFormat(localeOf(language, agency), {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  })
  const nameOf = ({ reference, title, start }: BookingSummary) =>
    `${reference} · \u2068${title}\u2069 · ${format.format(new Date(`${start}T00:00:00Z`))}`
  return (
    <Select {...props} label={t('support.booking')}>
      <option value="">{t('support.noBooking')}</option>
      {isOther && <option>{value}</option>}
      {bookings.map((booking) => (
        <option key={booking.reference} value={booking.reference}>
          {nameOf(booking)}
        </option>
      ))}
    </Select>
  )
}
