import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '../../api/accounts.ts'
import { sessionsQuery } from '../../api/profile.ts'
import type { OwnProfile } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { NewPasswordField, passwordError } from '../components/new-password-field.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { CurrentPasswordField, RequestPassword } from './current-password.tsx'
import { ProfileSection } from './profile-section.tsx'

const nothing = { current: '', password: '' }

/** Changes a signed-in user's password or sets the first; renders nothing if passwords cannot be used to sign in. */
export function PasswordSection({ profile }: { profile: OwnProfile }) {
  const t = useText('shell')
  const agency = useAgency()
  const { email } = profile.personal_info
  if (!profile.hasPassword && requiresSso(agency)) return null
  return (
    <ProfileSection title={t('profile.password')} lead={t('newPassword.lead')}>
      {profile.hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <div className="max-w-md space-y-4">
          <p>{t('profile.noPassword')}</p>
          <RequestPassword email={email} />
        </div>
      )}
    </ProfileSection>
  )
}

/** Changes the password after checking the current one; all other devices are signed out. */
function PasswordForm({ email }: { email: string }) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (typed: typeof nothing) => changePassword(client, typed),
    onSuccess: () => {
      clear()
      return queries.invalidateQueries({ queryKey: sessionsQuery(client).queryKey })
    },
  })
  const faults = useFormFaults(change.error, t)
  const { form, submit, field, clear } = useTypedForm({
    start: nothing,
    faultsOf: ({ current, password }) => ({
      current: current === '' ? t('login.passwordRequired') : undefined,
      password: passwordError(passwordFault(password, email), t),
    }),
    refused: faults.errors,
    onSend: (typed) => change.mutate(typed),
  })
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="max-w-md space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {change.isSuccess && <Alert tone="success">{t('profile.passwordChanged')}</Alert>}
      <CurrentPasswordField {...field('current')} email={email} />
      <NewPasswordField {...field('password')} required t={t} label={t('newPassword.label')} email={email} />
      <Button type="submit" variant="outline" busy={change.isPending} className="max-sm:w-full">
        {t('profile.changePassword')}
      </Button>
    </form>
  )
}
