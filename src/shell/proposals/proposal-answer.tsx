import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { answerProposal, proposalQuery } from '../../api/proposals.ts'
import type { MoneyAmount, Proposal } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AnswerFailure } from './answer-failure.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { isPriceNews } from './is-price-news.ts'
import { ProposalSummary } from './proposal-summary.tsx'
import { shownTotal } from './shown-total.ts'

interface ProposalAnswerProps {
  proposal: Proposal
  says: 'accept' | 'decline'
}

/** Shows a client what is proposed and asks whether they decline it or let it be booked; then shows their answer. */
export function ProposalAnswer({ proposal, says }: ProposalAnswerProps) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const { id, from, state } = proposal
  const isDeclining = says === 'decline'
  const answer = useMutation({
    mutationFn: (total: MoneyAmount) =>
      answerProposal(
        client,
        id,
        isDeclining ? { answer: 'decline' } : { answer: 'accept', shownTotal: total },
      ),
    onSuccess: (data) => data && queries.setQueryData(proposalQuery(client, id).queryKey, { data }),
    // The proposal or its price has changed: the page shows what it is now before the client can answer again.
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) {
        await queries.invalidateQueries({ queryKey: proposalQuery(client, id).queryKey })
      }
    },
  })
  const back = (
    <LinkButton variant="outline" href={`/booknow/hotels/deal/${id}`}>
      {t('proposal.see')}
    </LinkButton>
  )
  if (state === (isDeclining ? 'declined' : 'accepted')) {
    return (
      <AnswerFrame
        title={t(isDeclining ? 'proposal.declined' : 'proposal.allowed')}
        hint={t('proposal.told', { agent: from })}
        actions={back}
      >
        <ProposalSummary proposal={proposal} isShort={isDeclining} />
      </AnswerFrame>
    )
  }
  const canAnswer = state === 'open' || (isDeclining && state === 'accepted')
  if (!canAnswer || proposal.availability === undefined) {
    return (
      <EmptyState icon="clock" level={1} title={t('proposal.over')} actions={back}>
        {t('proposal.overHint')}
      </EmptyState>
    )
  }
  if (!isDeclining && proposal.availability === 'sold_out') {
    return (
      <EmptyState icon="clock" level={1} title={t('proposal.soldOut')} actions={back}>
        {t('proposal.soldOutHint', { agent: from })}
      </EmptyState>
    )
  }
  return (
    <AnswerFrame
      title={isDeclining ? t('proposal.declineTitle') : t('proposal.allowTitle', { agent: from })}
      actions={
        <>
          <Button
            variant={isDeclining ? 'destructive' : 'primary'}
            busy={answer.isPending}
            onClick={() => answer.mutate(shownTotal(proposal))}
          >
            {t(isDeclining ? 'proposal.decline' : 'proposal.allow')}
          </Button>
          {back}
        </>
      }
    >
      <ProposalSummary
        proposal={proposal}
        isShort={isDeclining}
        hidesPriceChange={isPriceNews(answer.error, answer.variables, shownTotal(proposal))}
      />
      {answer.isError && (
        <AnswerFailure error={answer.error} sent={answer.variables} shown={shownTotal(proposal)} />
      )}
    </AnswerFrame>
  )
}
