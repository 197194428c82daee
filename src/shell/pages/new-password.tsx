import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mailedLinkQuery, setNewPassword } from '../../api/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { passwordFault } from '../../tenant/password-fault.ts'
import { Button } from '../../ui/button.tsx'
import { AskForLink } from '../account/ask-for-link.tsx'
import { useFormFaults } from '../account/form-faults.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { focusField } from '../components/focus-field.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { NewPasswordField, passwordError } from '../components/new-password-field.tsx'
import { useFaultFocus } from '../components/use-fault-focus.ts'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { heroImage } from '../scene-images.ts'
import { takeSignupRedirect, takeWayOnward } from '../way-onward.ts'

/** Sets a password by the link of a mail: a forgotten one, or the first one of somebody who was invited. */
function NewPassword() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  const { data } = useQuery({ ...mailedLinkQuery(client, token), enabled: token !== '' })
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<string>()
  const [checked, setChecked] = useState(false)
  const set = useMutation({
    mutationFn: () => setNewPassword(client, { token, password }),
    onSuccess: () => openPath(takeWayOnward(takeSignupRedirect(), Date.now())),
  })
  const faults = useFormFaults(set.error, t)
  const form = useFaultFocus(faults.errors)
  const image = heroImage(agency)
  const isRefused = set.error instanceof ApiError && set.error.code === 'token_invalid'
  if (token === '' || isRefused || data?.data === null) {
    return (
      <AskForLink
        title={t('link.heading')}
        lead={t('newPassword.void')}
        submit={t('link.again')}
        image={image}
      />
    )
  }
  const link = data?.data
  const email = link?.email ?? ''
  const fault = passwordError(passwordFault(password, email), t)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (focusField(event.currentTarget, { password: fault })) return
    setSent(password)
    set.mutate()
  }
  const invited = link?.purpose === 'invite'
  return (
    <AccountFrame
      title={invited ? t('newPassword.invited', { agency: agency.agencyName }) : t('newPassword.heading')}
      lead={
        invited ? t(`newPassword.as.${link.userType}`, { agency: agency.agencyName }) : t('newPassword.lead')
      }
      image={image}
    >
      <form ref={form} onSubmit={submit} noValidate className="space-y-5">
        <FormFailure>{faults.error}</FormFailure>
        {email && (
          <p className="break-words">
            {t('newPassword.for')} <bdi className="font-semibold">{email}</bdi>
            {/* For password managers: whose password it is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          </p>
        )}
        {link && link.disconnects.length > 0 && (
          <p className="text-muted-foreground">
            {t('newPassword.disconnects', { providers: link.disconnects.join(', ') })}
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
    </AccountFrame>
  )
}

/** /newPassword. */
export const page: PageModule = {
  Page: NewPassword,
  head: (t, { agency }) => innerHead(t('newPassword.heading'), agency),
  words: ['account'],
  queries({ client, search }) {
    const token = search.get('token')?.trim()
    return token ? [mailedLinkQuery(client, token)] : []
  },
  queryParameters: ['token'],
  maxAge: 0,
  noindex: true,
}
