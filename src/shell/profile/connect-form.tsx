import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { linkIdentity } from '../../api/identities.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useText } from '../../platform/text.ts'
import { ssoLinkHref } from '../../tenant/sso.ts'
import { Button } from '../../ui/button.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

interface ConnectFormProps {
  provider: IdentityProvider
  email: string
  onLeave: () => void
}

const nothing = { current: '' }

/** Asks for the password once more before an account elsewhere may log somebody in, and leads there. */
export function ConnectForm({ provider: { id, name }, email, onLeave }: ConnectFormProps) {
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
  // It took the place of the button that was pressed.
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
