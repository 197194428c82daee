import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sendVerification, signUp } from '../../api/accounts.ts'
import { useApi } from '../../platform/api.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formFaults, useFormFaults } from '../account/form-faults.ts'
import { Mailed } from '../account/mailed.tsx'
import { keepSignupRedirect } from '../post-login-redirect.ts'
import { FormFailure } from './form-failure.tsx'
import { NewPasswordField, passwordError } from './new-password-field.tsx'
import { useTypedForm } from './use-typed-form.ts'

/** Data of a sign-up. */
export interface SignupDetails {
  firstName: string
  lastName: string
  email: string
  password: string
}

export interface SignupFormProps {
  t: Text
  pending: boolean
  /** The server's errors by field; each stays until its field changes. */
  errors?: Partial<Record<keyof SignupDetails, string>> | undefined
  /** Error of the last attempt that belongs to no field. */
  error?: string | undefined
  onSignup: (details: SignupDetails) => void
}

type Details = Record<keyof SignupDetails, string>

const NAME_MAX = 80
const noErrors = {}
const nothing: SignupDetails = { firstName: '', lastName: '', email: '', password: '' }

/** Names, e-mail address and password, for the sign-up page and the modal. */
export function SignupForm({ t, pending, errors: refused = noErrors, error, onSignup }: SignupFormProps) {
  const { form, typed, submit, field } = useTypedForm<Details>({
    start: nothing,
    faultsOf: (details) => errorsOf(trimmed(details), t),
    refused,
    onSend: (details) => onSignup(trimmed(details)),
  })
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{error}</FormFailure>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('firstName')}
          required
          label={t('signup.firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <Field
          {...field('lastName')}
          required
          label={t('signup.lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
      </div>
      <Field
        {...field('email')}
        required
        label={t('login.email')}
        type="email"
        autoComplete="email"
        start={<Icon name="mail" className="size-5 text-muted-foreground" />}
      />
      <NewPasswordField
        {...field('password')}
        required
        t={t}
        label={t('login.password')}
        email={typed.email}
      />
      <Button type="submit" size="large" wide busy={pending}>
        {t('signup.submit')}
      </Button>
    </form>
  )
}

function trimmed({ password, ...rest }: SignupDetails): SignupDetails {
  const { firstName, lastName, email } = rest
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password }
}

function errorsOf({ firstName, lastName, email, password }: SignupDetails, t: Text) {
  return {
    firstName: firstName === '' ? t('signup.firstNameRequired') : undefined,
    lastName: lastName === '' ? t('signup.lastNameRequired') : undefined,
    email:
      email === '' ? t('login.emailRequired') : isEmailAddress(email) ? undefined : t('login.emailInvalid'),
    password:
      password === '' ? t('login.passwordRequired') : passwordError(passwordFault(password, email), t),
  }
}

/** The sign-up form, or its replacement once the mail has been sent. */
interface SignUp {
  form: SignupFormProps
  mailed: ReactNode | null
}

/** Signs up with the form's input; stores `redirect` in this browser for the mailed link. */
export function useSignUp(redirect: string | null): SignUp {
  const t = useText('shell')
  const client = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const join = useMutation({
    mutationFn: (details: SignupDetails) => signUp(client, details),
    onSuccess: (_, { email }) => {
      keepSignupRedirect(redirect)
      setSentTo(email)
    },
  })
  const again = useMutation({ mutationFn: (email: string) => sendVerification(client, email) })
  const faults = useFormFaults(join.error, t)
  return {
    form: { t, pending: join.isPending, onSignup: (details) => join.mutate(details), ...faults },
    mailed: sentTo !== null && (
      <Mailed
        t={t}
        again={again.isSuccess ? again.submittedAt : 0}
        pending={again.isPending}
        error={formFaults(again.error, t).error}
        onAgain={() => again.mutate(sentTo)}
        onOther={() => setSentTo(null)}
      >
        {t('mailed.verify', { email: sentTo })}
      </Mailed>
    ),
  }
}
