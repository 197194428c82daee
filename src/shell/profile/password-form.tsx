import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changePassword } from '../../api/accounts.ts'
import { sessionsQuery } from '../../api/profile.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { NewPasswordField, passwordError } from '../components/new-password-field.tsx'
import { useFaultFocus } from '../components/use-fault-focus.ts'

const nothing = { current: '', password: '' }

/** Another password, by who knows the present one; every other device is then signed out. */
export function PasswordForm({ email }: { email: string }) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(nothing)
  const [sent, setSent] = useState<typeof nothing>()
  const [checked, setChecked] = useState(false)
  const change = useMutation({
    mutationFn: () => changePassword(client, typed),
    onSuccess: () => {
      setTyped(nothing)
      setChecked(false)
      return queries.invalidateQueries({ queryKey: sessionsQuery(client).queryKey })
    },
  })
  const faults = useFormFaults(change.error, t)
  const form = useFaultFocus(faults.errors)
  const found = {
    current: typed.current === '' ? t('login.passwordRequired') : undefined,
    password: passwordError(passwordFault(typed.password, email), t),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (focusField(event.currentTarget, found)) return
    setSent(typed)
    change.mutate()
  }
  const field = (name: keyof typeof nothing) => ({
    name,
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: (checked && found[name]) || (sent?.[name] === typed[name] ? faults.errors[name] : undefined),
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="max-w-md space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {change.isSuccess && <Alert tone="success">{t('profile.passwordChanged')}</Alert>}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...field('current')}
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
      />
      <NewPasswordField {...field('password')} t={t} label={t('newPassword.label')} email={email} />
      <Button type="submit" variant="outline" busy={change.isPending}>
        {t('profile.changePassword')}
      </Button>
    </form>
  )
}
