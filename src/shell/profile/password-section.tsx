import type { OwnProfile } from '../../contract/types.ts'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { isSsoAlone } from '../../tenant/is-sso-alone.ts'
import { AskForPassword } from './ask-for-password.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileSection } from './profile-section.tsx'

/** The password of who is logged in: another one, or the first; nothing for who has none where none lets anybody in. */
export function PasswordSection({ profile }: { profile: OwnProfile }) {
  const t = useText('shell')
  const agency = useAgency()
  const { email } = profile.personal_info
  if (!profile.hasPassword && isSsoAlone(agency)) return null
  return (
    <ProfileSection title={t('profile.password')} lead={t('newPassword.lead')}>
      {profile.hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <div className="max-w-md space-y-4">
          <p>{t('profile.noPassword')}</p>
          <AskForPassword email={email} />
        </div>
      )}
    </ProfileSection>
  )
}
