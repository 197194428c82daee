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

interface ProposalAnswerProps {
  proposal: Proposal
  says: 'accept' | 'decline'
}

/** Asks once more whether a client declines what is proposed or has it booked, and says what has become of it. */
export function ProposalAnswer({ proposal, says }: ProposalAnswerProps) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const { id, from, state, hotel } = proposal
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
      <EmptyState
        icon="check"
        level={1}
        title={t(isDeclining ? 'proposal.declined' : 'proposal.allowed')}
        actions={back}
      >
        {t('proposal.told', { agent: from })}
      </EmptyState>
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
  return (
    <EmptyState
      icon="mail"
      level={1}
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
      <p className="font-semibold">{hotel.hotel.name}</p>
      {answer.isError && (
        <Alert tone="destructive" className="mt-4 text-start">
          {t('proposal.failed')}
        </Alert>
      )}
    </EmptyState>
  )
}
