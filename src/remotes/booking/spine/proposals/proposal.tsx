import { useApi, useParams, useQuery } from '@livery/platform'
import { ApiError } from '../../../../api/api-error.ts'
import { proposalQuery } from '../../../../api/proposals.ts'
import { proposalId } from '../../../../tenant/proposal-id.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { NotFetched } from '../page/not-fetched.tsx'
import { PageShape } from '../page/page-shape.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { useWords } from '../words/use-words.ts'
import { ProposalView } from './proposal-view.tsx'

/** The page of a proposal: what an agent proposes to a client. */
export function ProposalPage() {
  const id = proposalId(useParams().proposalId)
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16 sm:pt-10">{id ? <Known id={id} /> : <NotHere />}</section>
    </PartFrame>
  )
}

function Known({ id }: { id: string }) {
  const text = useWords()
  const { data, error, refetch } = useQuery(proposalQuery(useApi(), id))
  if (error instanceof ApiError && error.status === 404) return <NotHere />
  if (error) return <NotFetched error={error} onRetry={refetch} />
  return data ? (
    <ItemScope ordered={data.data} meanwhile={<PageShape label={text('offer.loading')} />}>
      <ProposalView proposal={data.data} onChange={refetch} />
    </ItemScope>
  ) : (
    <PageShape label={text('offer.loading')} />
  )
}

function NotHere() {
  const text = useWords()
  const { path } = useProduct().view
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={text('proposal.none')}
      actions={<LinkButton href={path}>{text('offer.search')}</LinkButton>}
    >
      {text('proposal.noneHint')}
    </EmptyState>
  )
}
