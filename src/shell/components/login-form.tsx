import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { signIn } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { formatWait } from '../../platform/format-wait.ts'
import { usePage } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { addParameter } from '../../tenant/add-parameter.ts'
import { internalPath } from '../../tenant/internal-path.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { waysToSignIn } from '../savings/offers-savings.ts'
import { FormFailure, focusField } from './form-failure.tsx'

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

/**
 * Signs in with the form's input and returns its error. `onDone` loads a page, which is then rendered for the
 * signed-in user.
 */
export function useSignIn(onDone: () => void): LoginFormProps {
  const t = useText('shell')
  const client = useApi()
  const { agency, language } = usePage()
  const { signUp } = waysToSignIn(agency)
  const login = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => signIn(client, credentials),
    onSuccess: onDone,
  })
  return {
    t,
    pending: login.isPending || login.isSuccess,
    error: login.error ? reasonOf(login.error, t, language) : undefined,
    // Only a mail says whether the address is unconfirmed.
    mayBeUnconfirmed: signUp && isRefused(login.error),
    onLogin: (credentials) => login.mutate(credentials),
  }
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'invalid_credentials'
}

function reasonOf(error: Error, t: Text, language: string): string {
  if (!(error instanceof ApiError)) return t('common.somethingWrong')
  if (error.code === 'invalid_credentials') return t('login.wrong')
  if (error.code === 'account_inactive') return t('login.inactive')
  if (error.status !== 429) return t('common.somethingWrong')
  const { retryAfter } = error
  return retryAfter === null
    ? t('login.tooMany')
    : t('login.tooManyFor', { wait: formatWait(retryAfter, language) })
}

/** Returns the address of the forgotten-password page, with the user's redirect if it is on this site. */
export function forgotHref(redirect: string | null): string {
  const target = internalPath(redirect)
  return target === null || target === '/'
    ? '/forgotpassword'
    : addParameter('/forgotpassword', 'redirect', target)
}

/** The same on a cached page: the server renders it without a redirect, and the browser adds it. */
export function useForgotHref(redirect: string | null): string {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return forgotHref(isBrowser ? redirect : null)
}
