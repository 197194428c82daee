import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { answerProposal, proposalQuery } from '../../api/proposals.ts'
import { proposalAddress } from '../../contract/products.ts'
import type { MoneyAmount, Proposal } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { shownTotal, useStayTexts } from './proposal-cost.tsx'
import { ProposalSummary } from './proposal-summary.tsx'

interface ProposalAnswerProps {
  proposal: Proposal
  says: 'accept' | 'decline'
}

/** Shows a proposal to its client and asks whether to decline it or let the agent book it; then shows the answer. */
export function ProposalAnswer({ proposal, says }: ProposalAnswerProps) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const { id, from, state, subject } = proposal
  const isDeclining = says === 'decline'
  const answer = useMutation({
    mutationFn: (total: MoneyAmount) =>
      answerProposal(
        client,
        id,
        isDeclining ? { answer: 'decline' } : { answer: 'accept', shownTotal: total },
      ),
    onSuccess: (data) => data && queries.setQueryData(proposalQuery(client, id).queryKey, { data }),
    // The proposal or its price has changed: show the new state before the client can answer again.
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) {
        await queries.invalidateQueries({ queryKey: proposalQuery(client, id).queryKey })
      }
    },
  })
  const back = (
    <LinkButton variant="outline" href={proposalAddress(subject.product, id) ?? '/'}>
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
        {t([`proposal.soldOutHintOf.${subject.product}`, 'proposal.soldOutHint'], { agent: from })}
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

interface AnswerFrameProps {
  title: string
  /** Text below the title. */
  hint?: string
  actions: ReactNode
  children: ReactNode
}

/** A title, the proposal, and the buttons below it, so that the client reads before answering. */
function AnswerFrame({ title, hint, actions, children }: AnswerFrameProps) {
  return (
    <div className="mx-auto w-full max-w-xl py-8">
      <h1 className="text-center font-brand text-title text-balance">{title}</h1>
      {hint && <p className="mt-2 text-center text-muted-foreground">{hint}</p>}
      <div className="mt-6 grid gap-4">{children}</div>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{actions}</div>
    </div>
  )
}

interface AnswerFailureProps {
  error: Error
  /** The total sent with the answer, and the one that the page shows now. */
  sent: MoneyAmount
  shown: MoneyAmount
}

/** Explains next to the button why an answer was not stored: the price has changed, or the call failed. */
function AnswerFailure({ error, sent, shown }: AnswerFailureProps) {
  const t = useText('shell')
  const { money } = useStayTexts()
  if (isPriceNews(error, sent, shown)) {
    return (
      <Alert tone="warning">
        {t('proposal.changedAgain', {
          old: money(sent.amount, sent.currency),
          now: money(shown.amount, shown.currency),
        })}
      </Alert>
    )
  }
  return <Alert tone="destructive">{t('proposal.failed')}</Alert>
}

/**
 * Returns whether an answer was refused because the price changed: `sent` went with the answer, and the page now
 * shows another total.
 */
function isPriceNews(error: Error | null, sent: MoneyAmount | undefined, shown: MoneyAmount): boolean {
  if (!(error instanceof ApiError) || error.code !== 'price_changed' || sent === undefined) return false
  return sent.amount !== shown.amount || sent.currency !== shown.currency
}
