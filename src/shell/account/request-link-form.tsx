import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { forgotPassword } from '../../api/accounts.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { keepSignupRedirect } from '../post-login-redirect.ts'
import { EmailForm } from './email-form.tsx'
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
