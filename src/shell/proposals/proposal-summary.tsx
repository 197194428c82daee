import type { Proposal } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { ProposalConditions } from './proposal-conditions.tsx'
import { ProposalCost } from './proposal-cost.tsx'
import { ProposalStay } from './proposal-stay.tsx'
import { useStayWords } from './use-stay-words.ts'

interface ProposalSummaryProps {
  proposal: Proposal
  /** Hotel, dates and total alone. */
  isShort?: boolean
  /** The page reports a changed price in another place. */
  hidesPriceChange?: boolean
}

/** What the client answers to: who proposes which stay, until when, at what price and on which conditions. */
export function ProposalSummary({
  proposal,
  isShort = false,
  hidesPriceChange = false,
}: ProposalSummaryProps) {
  const t = useText('shell')
  const { at, money } = useStayWords()
  const { from, clientName, state, availability, price, proposedTotal, keepsPrice, validUntil, subject } =
    proposal
  const { hotel } = subject
  // After the answer the total is the one that the client answered to.
  const showsPriceChange = state === 'open' && availability === 'price_changed' && !hidesPriceChange
  const isValid = availability !== undefined && (state === 'open' || keepsPrice)
  return (
    <>
      {showsPriceChange && price && (
        <Alert tone="warning" title={t('proposal.changed')}>
          {t('proposal.changedHint', {
            old: money(proposedTotal.amount, proposedTotal.currency),
            now: money(price.total, price.currency),
          })}
        </Alert>
      )}
      <article className="overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card">
        <div className="border-b bg-muted px-5 py-3 text-sm">
          <p className="font-semibold">{t('proposal.title', { agent: from })}</p>
          {clientName && <p>{t('proposal.for', { name: clientName })}</p>}
          {isValid && (
            <p className="text-muted-foreground">
              {t(keepsPrice ? 'proposal.keptUntil' : 'proposal.validUntil', { day: at(validUntil) })}
            </p>
          )}
        </div>
        <ProposalStay stay={hotel} />
        <ProposalCost proposal={proposal} isShort={isShort} />
        {!isShort && <ProposalConditions proposal={proposal} />}
      </article>
      {proposal.isSample && <p className="text-sm text-muted-foreground">{t('proposal.sample')}</p>}
    </>
  )
}
