import { type FormEvent, useState } from 'react'
import type { Text } from '../../platform/text.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { focusField } from './focus-field.ts'
import { FormFailure } from './form-failure.tsx'

export interface LoginFormProps {
  t: Text
  pending: boolean
  /** Error text of the last attempt. */
  error?: string | undefined
  /** True if the address may be unconfirmed: offers to send the mail again. */
  mayBeUnconfirmed?: boolean
  /** Called when a link leaves the form, for example to close its modal. */
  onLeave?: () => void
  onLogin: (credentials: { email: string; password: string }) => void
}

/** E-mail address and password, for the log-in page and the modal. */
export function LoginForm({ t, pending, error, mayBeUnconfirmed, onLogin, onLeave }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const errors = {
    email:
      email.trim() === ''
        ? t('login.emailRequired')
        : isEmailAddress(email.trim())
          ? undefined
          : t('login.emailInvalid'),
    password: password === '' ? t('login.passwordRequired') : undefined,
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!focusField(event.currentTarget, errors)) onLogin({ email: email.trim(), password })
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{error}</FormFailure>
      {mayBeUnconfirmed && (
        <p>
          {t('login.unconfirmed')}{' '}
          <Link
            href="/verify"
            {...(onLeave && { onClick: onLeave })}
            className="font-semibold text-link underline underline-offset-4"
          >
            {t('login.confirm')}
          </Link>
        </p>
      )}
      <Field
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={checked ? errors.email : undefined}
        start={<Icon name="mail" className="size-5 text-muted-foreground" />}
      />
      <Field
        label={t('login.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={checked ? errors.password : undefined}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
      />
      <Button type="submit" size="large" wide busy={pending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
