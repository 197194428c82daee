import { useState } from 'react'
import type { Proposal } from '../../../../contract/types.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { ItemScope } from '../product/item-scope.tsx'
import { ProposalLink } from './proposal-link.tsx'
import { ProposeForm } from './propose-form.tsx'
import type { ProposedOffer } from './proposed-offer.ts'

interface ProposeDialogProps {
  offer: ProposedOffer
  onClose: () => void
}

/** Asks for the client's name, a note and the deadline, then shows the link to pass on. */
export function ProposeDialog({ offer, onClose }: ProposeDialogProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const [made, setMade] = useState<Proposal | null>(null)
  const { price, words } = offer
  const total = price ? write(price.total, price.currency) : ''
  return (
    <Dialog
      title={text(made ? 'propose.made' : 'propose.title')}
      description={[...words, total].join(' · ')}
      closeLabel={text('propose.close')}
      onClose={onClose}
    >
      {made ? (
        <ItemScope ordered={made}>
          <ProposalLink proposal={made} />
        </ItemScope>
      ) : (
        <ProposeForm offer={offer} onMade={setMade} />
      )}
    </Dialog>
  )
}
