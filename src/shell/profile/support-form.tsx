import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askSupport } from '../../api/profile.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useFaultFocus } from '../components/use-fault-focus.ts'

const nothing = { subject: '', message: '' }
const SUBJECT_MAX = 150
const MESSAGE_MAX = 4000

/** A message to the agency. What was written stays when it could not be sent. */
export function SupportForm() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const { email = '' } = useSession()
  const client = useApi()
  const [typed, setTyped] = useState(nothing)
  const [sent, setSent] = useState<typeof nothing>()
  const [checked, setChecked] = useState(false)
  const ask = useMutation({
    mutationFn: () => askSupport(client, { subject: typed.subject.trim(), message: typed.message.trim() }),
    onSuccess: () => {
      setTyped(nothing)
      setChecked(false)
    },
  })
  const faults = useFormFaults(ask.error, t)
  const form = useFaultFocus(faults.errors)
  const found = {
    subject: typed.subject.trim() ? undefined : t('support.subjectRequired'),
    message: typed.message.trim() ? undefined : t('support.messageRequired'),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (focusField(event.currentTarget, found)) return
    setSent(typed)
    ask.mutate()
  }
  const field = (name: keyof typeof nothing) => ({
    name,
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: (checked && found[name]) || (sent?.[name] === typed[name] ? faults.errors[name] : undefined),
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {ask.isSuccess && <Alert tone="success">{t('support.sent', { agency: agencyName, email })}</Alert>}
      <Field {...field('subject')} label={t('support.subject')} maxLength={SUBJECT_MAX} />
      <TextArea
        {...field('message')}
        label={t('support.message')}
        rows={8}
        maxLength={MESSAGE_MAX}
        count={(used, most) => `${used} / ${most}`}
        left={(count) => t('support.left', { count })}
      />
      <Button type="submit" busy={ask.isPending}>
        {t('support.send')}
      </Button>
    </form>
  )
}
