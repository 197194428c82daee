import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { linkIdentity } from '../../api/profile.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useText } from '../../platform/text.ts'
import { ssoLinkHref } from '../../tenant/sso.ts'
import { Button } from '../../ui/button.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { CurrentPasswordField, RequestPassword } from './current-password.tsx'

const nothing = { current: '' }

interface ConnectIdentityProps {
  provider: IdentityProvider
  email: string
  /** False if the user has no password to confirm with. */
  hasPassword: boolean
}

/** Button that connects an account of a provider; the form replaces it. */
export function ConnectIdentity({ provider, email, hasPassword }: ConnectIdentityProps) {
  const t = useText('shell')
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const leave = () => {
    flushSync(() => setIsOpen(false))
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={place} className={isOpen ? 'basis-full' : undefined}>
      {!isOpen && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t('identities.connect', { name: provider.name })}
        </Button>
      )}
      {isOpen && hasPassword && <ConnectForm provider={provider} email={email} onLeave={leave} />}
      {isOpen && !hasPassword && <PasswordFirst name={provider.name} email={email} onLeave={leave} />}
    </div>
  )
}

interface PasswordFirstProps {
  /** Name of the provider to connect. */
  name: string
  email: string
  onLeave: () => void
}

/** Replaces the password form for a user without a password. */
function PasswordFirst({ name, email, onLeave }: PasswordFirstProps) {
  const t = useText('shell')
  const box = useRef<HTMLDivElement>(null)
  // It replaced the pressed button.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="max-w-md space-y-4 rounded-lg border bg-card p-4 outline-none">
      <p>{t('identities.passwordFirst', { name })}</p>
      <RequestPassword email={email} onLeave={onLeave} />
    </div>
  )
}

interface ConnectFormProps {
  provider: IdentityProvider
  email: string
  onLeave: () => void
}

/** Asks for the password before an external account may sign the user in, then leads to the provider. */
function ConnectForm({ provider: { id, name }, email, onLeave }: ConnectFormProps) {
  const t = useText('shell')
  const client = useApi()
  const { pathname } = useLocation()
  const link = useMutation({
    mutationFn: (current: string) => linkIdentity(client, { provider: id, current }),
    onSuccess: ({ data }) => openPath(data ? ssoLinkHref(id, data.data.token, pathname) : pathname),
  })
  const faults = useFormFaults(link.error, t)
  const { form, submit, field } = useTypedForm({
    start: nothing,
    faultsOf: ({ current }) => ({ current: current === '' ? t('login.passwordRequired') : undefined }),
    refused: faults.errors,
    onSend: ({ current }) => link.mutate(current),
  })
  // It replaced the pressed button.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), [form])
  return (
    <form
      method="post"
      ref={form}
      onSubmit={submit}
      noValidate
      className="max-w-md space-y-4 rounded-lg border bg-card p-4"
    >
      <p>{t('identities.confirm', { name })}</p>
      <FormFailure>{faults.error ?? faults.errors.provider}</FormFailure>
      <CurrentPasswordField {...field('current')} email={email} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={link.isPending || link.isSuccess}>
          {t('identities.go', { name })}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {t('picture.cancel')}
        </Button>
      </div>
    </form>
  )
}
