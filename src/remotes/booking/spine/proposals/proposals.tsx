import { useApi, useQuery } from '@livery/platform'
import { proposalsQuery } from '../../../../api/proposals.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { NotFetched } from '../page/not-fetched.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { useStart } from '../product/use-start.ts'
import { useWords } from '../words/use-words.ts'
import { ProposalRow } from './proposal-row.tsx'

/** /proposals: what an agent has proposed, and what clients say to it. Source: spec §2.6 (Proposals). */
export function ProposalsPage() {
  const text = useWords()
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16 sm:pt-10">
        <h1 className="font-brand text-title">{text('proposal.list')}</h1>
        <p className="mt-2 max-w-2xl text-muted-foreground">{text('proposal.listHint')}</p>
        <List />
      </section>
    </PartFrame>
  )
}

function List() {
  const text = useWords()
  const { path: start } = useStart()
  const { data, error, refetch } = useQuery(proposalsQuery(useApi()))
  if (error) return <NotFetched error={error} onRetry={refetch} level={2} />
  if (!data) {
    return (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{text('proposal.loading')}</span>
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    )
  }
  const { proposals } = data.data
  if (proposals.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title={text('proposal.empty')}
        actions={<LinkButton href={start}>{text('offer.search')}</LinkButton>}
      >
        {text('proposal.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={text('proposal.list')} className="mt-6 grid gap-3">
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} onChange={refetch} />
      ))}
    </ul>
  )
}
