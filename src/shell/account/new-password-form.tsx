import { useMutation } from '@tanstack/react-query'
import { setNewPassword } from '../../api/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useAgency, usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import { NewPasswordField, passwordError } from '../components/new-password-field.tsx'
import { useTypedForm } from '../components/use-typed-form.ts'
import { takePostLoginRedirect, takeSignupRedirect } from '../post-login-redirect.ts'
import { heroImage } from '../scene-images.ts'
import { useFormFaults } from './form-faults.ts'

const nothing = { password: '' }

interface NewPasswordFormProps {
  /** The token of a mailed link, and its account's address once that is known. */
  token: string
  email: string
  /** Connected accounts that can no longer sign in once the password is set. */
  disconnects: readonly string[]
  /** Called if the link was used or has expired in the meantime. */
  onVoid: () => void
}

/** Sets a password with a mailed link; this signs the user in and redirects. */
export function NewPasswordForm({ token, email, disconnects, onVoid }: NewPasswordFormProps) {
  const t = useText('shell')
  const client = useApi()
  const { language, session } = usePage()
  const set = useMutation({
    mutationFn: (password: string) => setNewPassword(client, { token, password }),
    onSuccess: () => openPath(takePostLoginRedirect(takeSignupRedirect(), Date.now())),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'token_invalid') onVoid()
    },
  })
  const faults = useFormFaults(set.error, t)
  const { form, submit, field } = useTypedForm({
    start: nothing,
    faultsOf: ({ password }) => ({ password: passwordError(passwordFault(password, email), t) }),
    refused: faults.errors,
    onSend: ({ password }) => set.mutate(password),
  })
  return (
    <form method="post" ref={form} onSubmit={submit} noValidate className="space-y-5">
      <FormFailure>{faults.error}</FormFailure>
      {email && (
        <p className="break-words">
          {t('newPassword.for')} <bdi className="font-semibold">{email}</bdi>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        </p>
      )}
      {email && session.email && session.email !== email && (
        <p className="text-muted-foreground">
          {t('newPassword.otherSession', { email: `\u2068${session.email}\u2069` })}
        </p>
      )}
      {disconnects.length > 0 && (
        <p className="text-muted-foreground">
          {t('newPassword.disconnects', { providers: listedNames(disconnects, language) })}
        </p>
      )}
      <NewPasswordField {...field('password')} required t={t} label={t('newPassword.label')} email={email} />
      <Button type="submit" size="large" wide busy={set.isPending || set.isSuccess}>
        {t('newPassword.submit')}
      </Button>
    </form>
  )
}

/**
 * Returns names of any script as a list in the language; each keeps its own direction, so that the order follows the
 * sentence.
 */
export function listedNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names.map((name) => `\u2068${name}\u2069`))
}

/** An expired mailed link, opened by a signed-in user who does not need it. */
export function LinkExpired({ lead }: { lead: string }) {
  const t = useText('shell')
  const agency = useAgency()
  return (
    <AccountFrame title={t('link.heading')} lead={lead} image={heroImage(agency)}>
      <LinkButton href="/">{t('unavailable.back')}</LinkButton>
    </AccountFrame>
  )
}
