import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { useBookableServices } from '../bookable-services.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'

function Expiry() {
  const t = useText('shell')
  const agency = useAgency()
  return (
    <DeadEnd
      t={t}
      icon="clock"
      title={t('expiry.title')}
      services={useBookableServices()}
      homeHref={agency.returnUrl || '/'}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t('expiry.hint')}
    </DeadEnd>
  )
}

/** /expiry and /expired: the link has expired (spec §2.2). */
export const page: PageModule = {
  Page: Expiry,
  head: (t, { agency }) => innerHead(t('expiry.title'), agency),
  maxAge: 3600,
  status: 410,
  noindex: true,
}
