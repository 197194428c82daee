import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { answerProposal, proposalQuery } from '../../api/proposals.ts'
import type { Proposal } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { ProposalSummary } from './proposal-summary.tsx'

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
    mutationFn: () => answerProposal(client, id, says),
    onSuccess: (data) => data && queries.setQueryData(proposalQuery(client, id).queryKey, { data }),
    // What it has become meanwhile is the answer.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey: proposalQuery(client, id).queryKey })
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
            onClick={() => answer.mutate()}
          >
            {t(isDeclining ? 'proposal.decline' : 'proposal.allow')}
          </Button>
          {back}
        </>
      }
    >
      <ProposalSummary proposal={proposal} isShort={isDeclining} />
      {answer.isError && <Alert tone="destructive">{t('proposal.failed')}</Alert>}
    </AnswerFrame>
  )
}
