import { useMutation, useQuery } from '@tanstack/react-query'
import { bookingsQuery } from '../../api/bookings.ts'
import { askSupport } from '../../api/profile.ts'
import type { BookingSummary } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency, usePage, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select, type SelectProps } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'

const nothing = { booking: '', subject: '', message: '' }
const SUBJECT_MAX = 150
/** Characters reserved for a booking's reference before the subject. */
const PREFIX_MAX = 20
const MESSAGE_MAX = 4000

interface SupportFormProps {
  /** True if the user has bookings to choose from. */
  hasBookings: boolean
  /** Reference of the booking in the address. */
  reference: string
}

/** Message to the agency, optionally about a booking. A failed send keeps the input. */
export function SupportForm({ hasBookings, reference }: SupportFormProps) {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const { email = '' } = useSession()
  const client = useApi()
  const ask = useMutation({
    mutationFn: ({ booking, subject, message }: typeof nothing) =>
      askSupport(client, { subject: ofProduct(booking, subject.trim()), message: message.trim() }),
    onSuccess: () => clear(),
  })
  const faults = useFormFaults(ask.error, t)
  const { form, submit, field, clear } = useTypedForm({
    start: { ...nothing, booking: reference },
    faultsOf: ({ subject, message }) => ({
      booking: undefined,
      subject: subject.trim() ? undefined : t('support.subjectRequired'),
      message: message.trim() ? undefined : t('support.messageRequired'),
    }),
    refused: faults.errors,
    onSend: (message) => ask.mutate(message),
  })
  const { error: _, ...choice } = field('booking')
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {ask.isSuccess && <Alert tone="success">{t('support.sent', { agency: agencyName, email })}</Alert>}
      {hasBookings && <BookingChoice {...choice} />}
      <Field
        {...field('subject')}
        required
        label={t('support.subject')}
        maxLength={SUBJECT_MAX - PREFIX_MAX}
      />
      <TextArea
        {...field('message')}
        required
        label={t('support.message')}
        rows={8}
        maxLength={MESSAGE_MAX}
        count={(used, most) => `${used} / ${most}`}
        left={(count) => t('support.left', { count })}
      />
      <Button type="submit" busy={ask.isPending} className="max-sm:w-full">
        {t('support.send')}
      </Button>
    </form>
  )
}

/** Puts the booking first, so that the reader of the mail finds it. */
function ofProduct(reference: string, subject: string): string {
  return reference === '' ? subject : `${reference}: ${subject}`
}

/** Selects one of the user's bookings; renders nothing if there are none or they fail to load. */
function BookingChoice(props: Pick<SelectProps, 'name' | 'value' | 'onChange'>) {
  const t = useText('shell')
  const { agency, language } = usePage()
  const { data } = useQuery(bookingsQuery(useApi(), { when: 'all' }))
  const bookings = data?.data.bookings ?? []
  const { value = '' } = props
  // A reference from the address that is not in the list stays selected.
  const isOther = value !== '' && !bookings.some(({ reference }) => reference === value)
  if (bookings.length === 0 && !isOther) return null
  const format = new Intl.DateTimeFormat(localeOf(language, agency), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
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
