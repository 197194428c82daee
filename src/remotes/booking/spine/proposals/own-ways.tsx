import type { Proposal } from '../../../../contract/types.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { paths } from '../paths.ts'
import { CheckoutLink } from '../payment/checkout-link.tsx'
import { useFirstItem } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import { ProposalLink } from './proposal-link.tsx'
import { useProposalCheckout } from './use-proposal-checkout.ts'
import { WithdrawButton } from './withdraw-button.tsx'

interface OwnWaysProps {
  proposal: Proposal
  /** It stands otherwise by now. */
  onChange: () => Promise<unknown>
}

/** What an agent can do with what they proposed: book it once they are asked to, pass its link on, take it back. The client's answers are the client's. */
export function OwnWays({ proposal, onChange }: OwnWaysProps) {
  const text = useWords()
  const { id, state } = proposal
  const { facts } = useFirstItem(proposal)
  const checkout = useProposalCheckout(proposal)
  return (
    <div className="mt-5 grid gap-5">
      <CheckoutLink
        wide
        isPaidLocally={facts.isPaidLocally}
        variant={state === 'accepted' ? 'primary' : 'outline'}
        href={checkout}
      >
        {text('proposal.bookOwn')}
      </CheckoutLink>
      <ProposalLink proposal={proposal} isOpen />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t pt-4">
        <LinkButton variant="link" size="small" href={paths.proposals}>
          {text('proposal.toList')}
        </LinkButton>
        <WithdrawButton id={id} title={facts.title} onChange={onChange} />
      </div>
    </div>
  )
}
