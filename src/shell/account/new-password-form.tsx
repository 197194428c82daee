import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { setNewPassword } from '../../api/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useText } from '../../platform/text.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { NewPasswordField, passwordError } from '../components/new-password-field.tsx'
import { useFaultFocus } from '../components/use-fault-focus.ts'
import { takeSignupRedirect, takeWayOnward } from '../way-onward.ts'
import { useFormFaults } from './form-faults.ts'

interface NewPasswordFormProps {
  /** The token of a mailed link, and whose it is as soon as that is known. */
  token: string
  email: string
  /** Accounts elsewhere that let nobody in any more once the password is set. */
  disconnects: readonly string[]
  /** The link was used or has run out in the meantime. */
  onVoid: () => void
}

/** Sets a password by the link of a mail, which signs in and leads onward. */
export function NewPasswordForm({ token, email, disconnects, onVoid }: NewPasswordFormProps) {
  const t = useText('shell')
  const client = useApi()
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<string>()
  const [checked, setChecked] = useState(false)
  const set = useMutation({
    mutationFn: () => setNewPassword(client, { token, password }),
    onSuccess: () => openPath(takeWayOnward(takeSignupRedirect(), Date.now())),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'token_invalid') onVoid()
    },
  })
  const faults = useFormFaults(set.error, t)
  const form = useFaultFocus(faults.errors)
  const fault = passwordError(passwordFault(password, email), t)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (focusField(event.currentTarget, { password: fault })) return
    setSent(password)
    set.mutate()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {email && (
        <p className="break-words">
          {t('newPassword.for')} <bdi className="font-semibold">{email}</bdi>
          {/* For password managers: whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        </p>
      )}
      {disconnects.length > 0 && (
        <p className="text-muted-foreground">
          {t('newPassword.disconnects', { providers: disconnects.join(', ') })}
        </p>
      )}
      <NewPasswordField
        t={t}
        label={t('newPassword.label')}
        name="password"
        required
        email={email}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={(checked ? fault : undefined) ?? (sent === password ? faults.errors.password : undefined)}
      />
      <Button type="submit" size="large" wide busy={set.isPending || set.isSuccess}>
        {t('newPassword.submit')}
      </Button>
    </form>
  )
}
