import { useMutation } from '@tanstack/react-query'
import { askSupport } from '../../api/profile.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { BookingChoice } from './booking-choice.tsx'

const nothing = { booking: '', subject: '', message: '' }
const SUBJECT_MAX = 150
/** Room for the reference of a booking before what is typed. */
const PREFIX_MAX = 20
const MESSAGE_MAX = 4000

interface SupportFormProps {
  /** Whether who writes has bookings of their own to choose from. */
  hasBookings: boolean
  /** Of the booking that the address names. */
  reference: string
}

/** A message to the agency, about one of one's bookings where one is chosen. What was written stays when it could not be sent. */
export function SupportForm({ hasBookings, reference }: SupportFormProps) {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const { email = '' } = useSession()
  const client = useApi()
  const ask = useMutation({
    mutationFn: ({ booking, subject, message }: typeof nothing) =>
      askSupport(client, { subject: subjectOf(booking, subject.trim()), message: message.trim() }),
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

/** The booking first, so that whoever reads the mail finds it. */
function subjectOf(reference: string, subject: string): string {
  return reference === '' ? subject : `${reference}: ${subject}`
}
