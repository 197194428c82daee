import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { proposalQuery } from '../../api/proposals.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { proposalId } from '../../tenant/proposal-id.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { Logo } from '../components/logo.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { ProposalAnswer } from '../proposals/proposal-answer.tsx'

function Proposal() {
  const agency = useAgency()
  const [search] = useSearchParams()
  const id = namedBy(search)
  const { data, isPending } = useQuery({ ...proposalQuery(useApi(), id ?? ''), enabled: id !== null })
  const says = matchPath('/disapproveProposal', useLocation().pathname) ? 'decline' : 'accept'
  return (
    <div className="page-width flex min-h-dvh flex-col py-8">
      <div className="mx-auto">
        <Logo name={agency.agencyName} logo={agency.logo} logoMobile={agency.logoMobile} />
      </div>
      <div className="my-auto">
        {id && isPending ? (
          <PageSkeleton />
        ) : data ? (
          <ProposalAnswer proposal={data.data} says={says} />
        ) : (
          <None isDeclining={says === 'decline'} />
        )}
      </div>
    </div>
  )
}

function None({ isDeclining }: { isDeclining: boolean }) {
  const t = useText('shell')
  const agency = useAgency()
  return (
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
  )
}

/** Returns the proposal's id from the address; earlier links used the parameter `id`. */
function namedBy(search: URLSearchParams): string | null {
  return proposalId(search.get('proposalId') ?? search.get('id'))
}

/**
 * /disapproveProposal and /allowAgentProposal: the client reads the proposal with price and conditions, and declines
 * it or lets the agent book it. Only a click answers, since mail scanners open links. Header and footer are hidden
 * (spec §2.1), so the page shows the agency's logo.
 */
export const page: PageModule = {
  Page: Proposal,
  head: (t, { agency }, view) =>
    innerHead(t(view && isThere(view) ? 'proposal.see' : 'proposal.none'), agency),
  queries({ client, search }) {
    const id = namedBy(search)
    return id ? [proposalQuery(client, id)] : []
  },
  words: ['proposals'],
  queryParameters: ['proposalId', 'id'],
  maxAge: 0,
  status: (view) => (isThere(view) ? 200 : 404),
  noindex: true,
}

function isThere({
  read,
  client,
  search,
}: Parameters<NonNullable<Exclude<PageModule['status'], number>>>[0]) {
  const id = namedBy(search)
  return id !== null && read(proposalQuery(client, id)) !== undefined
}
