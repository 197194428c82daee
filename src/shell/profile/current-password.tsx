import { useMutation, useQuery } from '@tanstack/react-query'
import { forgotPassword } from '../../api/accounts.ts'
import { identitiesQuery } from '../../api/profile.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'

interface RequestPasswordProps {
  email: string
  /** Closes the form, if it can be closed. */
  onLeave?: () => void
}

/**
 * Sends a link to set a first password, for a user who only has connected accounts. Being signed in is not enough
 * proof: an open page would suffice to take over the account.
 */
export function RequestPassword({ email, onLeave }: RequestPasswordProps) {
  const t = useText('shell')
  const client = useApi()
  const identities = useQuery(identitiesQuery(client)).data?.data ?? []
  const send = useMutation({ mutationFn: () => forgotPassword(client, email) })
  return (
    <div className="space-y-4">
      <p className="break-words">{t('profile.passwordByMail', { email })}</p>
      {identities.some(({ kind }) => kind === 'social') && (
        <p className="text-sm text-muted-foreground">{t('profile.reconnect')}</p>
      )}
      <FormFailure>{formFaults(send.error, t).error}</FormFailure>
      {send.isSuccess && (
        // Re-created each time, so that it is announced again.
        <Alert tone="success" key={send.submittedAt}>
          {t('profile.linkSent', { email })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
          {send.isSuccess ? t('mailed.again') : t('profile.mailLink')}
        </Button>
        {onLeave && (
          <Button variant="ghost" onClick={onLeave}>
            {t('picture.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CurrentPasswordFieldProps extends Pick<FieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  email: string
}

/** Field for the current password of a signed-in user, to confirm an action. */
export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  const t = useText('shell')
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...field}
        required
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
      />
    </>
  )
}
