import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkIdentity } from '../../api/identities.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useText } from '../../platform/text.ts'
import { ssoLinkHref } from '../../tenant/sso.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { useFaultFocus } from '../components/use-fault-focus.ts'

interface ConnectFormProps {
  provider: IdentityProvider
  email: string
  onLeave: () => void
}

/** Asks for the password once more before an account elsewhere may log somebody in, and leads there. */
export function ConnectForm({ provider: { id, name }, email, onLeave }: ConnectFormProps) {
  const t = useText('shell')
  const client = useApi()
  const { pathname } = useLocation()
  const [current, setCurrent] = useState('')
  const [sent, setSent] = useState<string>()
  const [checked, setChecked] = useState(false)
  const link = useMutation({
    mutationFn: () => linkIdentity(client, { provider: id, current }),
    onSuccess: ({ data }) => openPath(data ? ssoLinkHref(id, data.data.token, pathname) : pathname),
  })
  const faults = useFormFaults(link.error, t)
  const form = useFaultFocus(faults.errors)
  // It took the place of the button that was pressed.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), [form])
  const missing = current === '' ? t('login.passwordRequired') : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (focusField(event.currentTarget, { current: missing })) return
    setSent(current)
    link.mutate()
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="max-w-md space-y-4 rounded-lg border bg-card p-4"
    >
      <p>{t('identities.confirm', { name })}</p>
      <FormFailure>{faults.error ?? faults.errors.provider}</FormFailure>
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="current"
        required
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={(checked && missing) || (sent === current ? faults.errors.current : undefined)}
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
      />
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
