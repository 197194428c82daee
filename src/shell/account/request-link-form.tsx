import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { forgotPassword } from '../../api/accounts.ts'
import { useApi } from '../../platform/api.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { FormFailure, focusField } from '../components/form-failure.tsx'
import { keepSignupRedirect } from '../post-login-redirect.ts'
import { formFaults } from './form-faults.ts'
import { Mailed } from './mailed.tsx'

interface RequestLinkFormProps {
  title: string
  lead: string
  submit: string
  image: string
  /**
   * Where the user was going; stored in this browser for the mailed link. If omitted, an earlier stored redirect
   * stays.
   */
  redirect?: string | null
  /** Content below the form. */
  children?: ReactNode
}

/** Requests a link to set a new password, and explains what happens next; reveals nothing about accounts. */
export function RequestLinkForm({
  title,
  lead,
  submit,
  image,
  redirect = null,
  children,
}: RequestLinkFormProps) {
  const t = useText('shell')
  const client = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [again, setAgain] = useState(0)
  const send = useMutation({
    mutationFn: (email: string) => forgotPassword(client, email),
    onSuccess: (_, email) => {
      if (redirect !== null) keepSignupRedirect(redirect)
      if (email === sentTo) setAgain(again + 1)
      setSentTo(email)
    },
  })
  const { error } = formFaults(send.error, t)
  if (sentTo !== null) {
    return (
      <AccountFrame title={t('mailed.heading')} image={image}>
        <Mailed
          {...{ t, again, error }}
          pending={send.isPending}
          onAgain={() => send.mutate(sentTo)}
          onOther={() => setSentTo(null)}
        >
          {t('mailed.perhapsReset', { email: sentTo })}
        </Mailed>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...{ title, lead, image }}>
      <EmailForm {...{ t, submit, error }} pending={send.isPending} onEmail={(email) => send.mutate(email)} />
      {children && <div className="mt-6">{children}</div>}
    </AccountFrame>
  )
}

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
