import { useLocation } from 'react-router-dom'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { Logo } from '../components/logo.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'

function Proposal() {
  const t = useText('shell')
  const agency = useAgency()
  const isDeclining = matchPath('/disapproveProposal', useLocation().pathname) !== null
  return (
    <div className="page-width flex min-h-dvh flex-col py-8">
      <div className="mx-auto">
        <Logo name={agency.agencyName} logo={agency.logo} logoMobile={agency.logoMobile} />
      </div>
      <div className="my-auto">
        <DeadEnd
          t={t}
          icon="mail"
          title={t('proposal.none')}
          homeHref={agency.returnUrl || '/'}
          contactEmail={agency.contactEmailId}
          contactPhone={agency.contactPhoneNumber}
        >
          {isDeclining ? t('proposal.notDeclined') : t('proposal.notAllowed')}
        </DeadEnd>
      </div>
    </div>
  )
}

/**
 * /disapproveProposal and /allowAgentProposal: what a link out of a mail meets where no proposal answers to it. Header
 * and footer are hidden (spec §2.1), so the page shows itself whose it is.
 */
export const page: PageModule = {
  Page: Proposal,
  head: (t, { agency }) => innerHead(t('proposal.none'), agency),
  maxAge: 3600,
  status: 404,
  noindex: true,
}
