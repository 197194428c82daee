import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import { identitiesQuery, profileQuery, sessionsQuery } from '../../api/profile.ts'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import { useApi } from '../../platform/api.tsx'
import { openPath } from '../../platform/leave-page.ts'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { Alert } from '../../ui/alert.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { DetailsForm } from '../profile/details-form.tsx'
import { IdentitySection } from '../profile/identity-section.tsx'
import { PasswordSection } from '../profile/password-section.tsx'
import { PictureForm } from '../profile/picture-form.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SessionList } from '../profile/session-list.tsx'

const ENTRY = 'livery_profile_saved'

function Profile() {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const { pathname } = useLocation()
  const { data, isError, refetch } = useQuery(profileQuery(client))
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    if (takeSaved()) setIsSaved(true)
  }, [])
  // Loads a new page, so that its frame also shows the new name and picture.
  const saved = () => {
    noteSaved()
    openPath(pathname)
  }
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { data: profile } = data
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="font-brand text-title">{t('profile.heading')}</h1>
      {isSaved && (
        <Alert
          tone="success"
          className="mt-6"
          onDismiss={() => setIsSaved(false)}
          dismissLabel={t('profile.dismiss')}
        >
          {t('profile.saved')}
        </Alert>
      )}
      <ProfileSection title={t('picture.heading')}>
        <PictureForm profile={profile} onSaved={saved} />
      </ProfileSection>
      <ProfileSection title={t('profile.details')} lead={t('profile.detailsLead')}>
        <DetailsForm profile={profile} onSaved={saved} />
      </ProfileSection>
      <PasswordSection profile={profile} />
      <IdentitySection email={profile.personal_info.email} hasPassword={profile.hasPassword} />
      <ProfileSection
        title={t('sessions.heading')}
        lead={requiresSso(agency) ? t('sessions.leadOwn', { agency: agency.agencyName }) : t('sessions.lead')}
      >
        <SessionList />
      </ProfileSection>
    </div>
  )
}

/** /mytrip/profile and /settings/profile. */
export const page = guardedPage({
  Page: Profile,
  head: (t, { agency }) => innerHead(t('profile.heading'), agency),
  words: ['account', 'profile', 'sso'],
  needs: ({ client }) => [profileQuery(client)],
  queries: ({ client }) => [
    sessionsQuery(client),
    enabledCurrenciesQuery(client),
    identitiesQuery(client),
    ssoProvidersQuery(client),
  ],
})

/** Makes the next page confirm that the profile was saved. */
function noteSaved(): void {
  try {
    sessionStorage.setItem(ENTRY, '1')
  } catch {
    // Storage is blocked: the fields show what was saved.
  }
}

/** Returns, once, whether the profile was saved before this page loaded. */
function takeSaved(): boolean {
  try {
    const isSaved = sessionStorage.getItem(ENTRY) !== null
    sessionStorage.removeItem(ENTRY)
    return isSaved
  } catch {
    return false
  }
}
