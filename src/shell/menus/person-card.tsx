import { useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** The signed-in user: picture or initials, name and role. */
export function PersonCard() {
  const t = useText('shell')
  const { firstName = '', lastName = '', email, profileImage, userType, isRestrictedAgent } = useSession()
  const name = `${firstName} ${lastName}`.trim()
  const role = userType ? t(`role.${userType}`) : ''
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name || (email ?? '')} label="" src={profileImage} />
      <div className="min-w-0 leading-snug">
        <p className="truncate font-semibold" dir="auto">
          {name || email}
        </p>
        <p className="text-sm text-muted-foreground">
          {isRestrictedAgent ? t('role.restricted', { role }) : role}
        </p>
      </div>
    </div>
  )
}
