import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mailedLinkQuery } from '../../api/accounts.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Link } from '../../ui/link.tsx'
import { LinkExpired, NewPasswordForm } from '../account/new-password-form.tsx'
import { RequestLinkForm } from '../account/request-link-form.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { heroImage } from '../scene-images.ts'

/** Sets a password with a mailed link: a forgotten one, or an invited agent's first. */
function NewPassword() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  const { data } = useQuery({ ...mailedLinkQuery(client, token), enabled: token !== '' })
  const [isVoid, setIsVoid] = useState(false)
  const { signedIn } = useSession()
  const image = heroImage(agency)
  const isOver = token === '' || isVoid || data?.data === null
  if (isOver && signedIn) return <LinkExpired lead={t('newPassword.voidSignedIn')} />
  if (isOver) {
    return (
      <RequestLinkForm
        title={t('link.heading')}
        lead={t('newPassword.void')}
        submit={t('link.again')}
        image={image}
      >
        <Link href="/login" className="font-semibold text-link underline underline-offset-4">
          {t('forgot.back')}
        </Link>
      </RequestLinkForm>
    )
  }
  const link = data?.data
  const invited = link?.purpose === 'invite'
  return (
    <AccountFrame
      title={invited ? t('newPassword.invited', { agency: agency.agencyName }) : t('newPassword.heading')}
      lead={
        invited ? t(`newPassword.as.${link.userType}`, { agency: agency.agencyName }) : t('newPassword.lead')
      }
      image={image}
    >
      <NewPasswordForm
        token={token}
        email={link?.email ?? ''}
        disconnects={link?.disconnects ?? []}
        onVoid={() => setIsVoid(true)}
      />
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
