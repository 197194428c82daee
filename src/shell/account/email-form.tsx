import { type FormEvent, useState } from 'react'
import type { Text } from '../../platform/text.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'

interface EmailFormProps {
  t: Text
  submit: string
  pending: boolean
  /** Error text of the last attempt. */
  error?: string | undefined
  onEmail: (email: string) => void
}

/** Form for one e-mail address to send something to. */
export function EmailForm({ t, submit, pending, error, onEmail }: EmailFormProps) {
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const email = typed.trim()
  const fault =
    email === '' ? t('login.emailRequired') : isEmailAddress(email) ? undefined : t('login.emailInvalid')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!focusField(event.currentTarget, { email: fault })) onEmail(email)
  }
  return (
    <form method="post" onSubmit={send} noValidate className="space-y-5">
      <FormFailure>{error}</FormFailure>
      <Field
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={checked ? fault : undefined}
        start={<Icon name="mail" className="size-5 text-muted-foreground" />}
      />
      <Button type="submit" size="large" wide busy={pending}>
        {submit}
      </Button>
    </form>
  )
}
