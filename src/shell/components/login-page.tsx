import { type FormEvent, useState } from 'react'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

interface LoginPageProps {
  t: Text
  agencyName: string
  /** A picture beside the form on wide screens. */
  image: string
  pending: boolean
  /** Why the last attempt failed. */
  error?: string | undefined
  onLogin: (credentials: { email: string; password: string }) => void
  /** Left out where signing up is not offered. */
  signupHref?: string
}

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** Signing in with an e-mail address and a password. */
export function LoginPage({ t, agencyName, image, pending, error, onLogin, signupHref }: LoginPageProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const emailError =
    email.trim() === ''
      ? t('login.emailRequired')
      : ADDRESS.test(email.trim())
        ? undefined
        : t('login.emailInvalid')
  const passwordError = password === '' ? t('login.passwordRequired') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!emailError && !passwordError) onLogin({ email: email.trim(), password })
  }
  return (
    <div className="page-width grid items-stretch gap-10 py-10 lg:grid-cols-2 lg:py-16">
      <div className="flex flex-col justify-center lg:px-8">
        <h1 className="font-brand text-title">{t('login.heading')}</h1>
        <p className="mt-2 text-lg text-muted-foreground">{t('login.welcome', { agency: agencyName })}</p>
        <form onSubmit={submit} noValidate className="mt-8 max-w-md space-y-5">
          {error && (
            <p
              role="alert"
              className="flex items-start gap-3 rounded-lg border border-destructive px-4 py-3 text-destructive"
            >
              <Icon name="alert" className="mt-0.5 size-5" />
              {error}
            </p>
          )}
          <Field
            label={t('login.email')}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={checked ? emailError : undefined}
            start={<Icon name="mail" className="size-5 text-muted-foreground" />}
          />
          <Field
            label={t('login.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={checked ? passwordError : undefined}
            start={<Icon name="lock" className="size-5 text-muted-foreground" />}
          />
          <Button type="submit" size="large" wide disabled={pending} aria-busy={pending}>
            {t('login.submit')}
          </Button>
        </form>
        {signupHref && (
          <p className="mt-6">
            {t('login.newHere')}{' '}
            <Link href={signupHref} className="font-semibold text-link underline underline-offset-4">
              {t('header.signup')}
            </Link>
          </p>
        )}
      </div>
      <Picture
        src={image}
        alt=""
        className="min-h-[34rem] w-full rounded-2xl object-cover shadow-card max-lg:hidden"
      />
    </div>
  )
}
