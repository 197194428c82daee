import type { Proposal } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { useWords } from '../words/use-words.ts'

const tones = {
  accepted: 'success',
  booked: 'success',
  declined: 'info',
  expired: 'info',
  withdrawn: 'info',
} as const

/** What its agent is told instead of the client. */
const ownHints = {
  accepted: 'proposal.isHint.acceptedOwn',
  booked: 'proposal.isHint.booked',
  declined: 'proposal.overOwn',
  expired: 'proposal.overOwn',
  withdrawn: 'proposal.overOwn',
} as const

/** What became of a proposal, or what is another by now than when it was made; nothing where all is as it was. */
export function ProposalState({ proposal }: { proposal: Proposal }) {
  const text = useWords()
  const write = useAmounts()
  const { state, availability, from, price, proposedTotal, isOwn = false } = proposal
  if (availability === 'sold_out') {
    return (
      <Alert tone="warning" title={text('proposal.soldOut')}>
        {isOwn ? text('proposal.overOwn') : text('proposal.soldOutHint', { agent: from })}
      </Alert>
    )
  }
  const told = state !== 'open' && (
    <Alert
      tone={tones[state]}
      title={isOwn && state === 'accepted' ? text('proposal.is.acceptedOwn') : text(`proposal.is.${state}`)}
    >
      {isOwn ? text(ownHints[state]) : text(`proposal.isHint.${state}`, { agent: from })}
    </Alert>
  )
  const isOther = availability === 'price_changed' && price
  return (
    <>
      {told}
      {isOther && (
        <Alert tone="warning" title={text('proposal.changed')}>
          {text('proposal.changedHint', {
            old: write(proposedTotal.amount, proposedTotal.currency),
            now: write(price.total, price.currency),
          })}
        </Alert>
      )}
    </>
  )
}
