import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { heroImage } from '../scene-images.ts'

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
