import { useText } from '@livery/platform'
import { useState } from 'react'
import type { HotelRate, Proposal } from '../../../../contract/types.ts'
import type { HotelStay } from '../../../../tenant/hotel-search.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { ProposalLink } from './proposal-link.tsx'
import { ProposeForm } from './propose-form.tsx'

interface ProposeDialogProps {
  rate: HotelRate
  room: string
  stay: HotelStay
  onClose: () => void
}

/** Asks what the client is to read and until when, and gives the link to pass on. */
export function ProposeDialog({ rate, room, stay, onClose }: ProposeDialogProps) {
  const text = useText('booking')
  const write = useAmounts()
  const [made, setMade] = useState<Proposal | null>(null)
  const total = rate.price ? write(rate.price.total, rate.price.currency) : ''
  return (
    <Dialog
      title={text(made ? 'propose.made' : 'propose.title')}
      description={`${room} · ${text(`board.${rate.board}`)} · ${total}`}
      closeLabel={text('propose.close')}
      onClose={onClose}
    >
      {made ? <ProposalLink proposal={made} /> : <ProposeForm {...{ rate, stay }} onMade={setMade} />}
    </Dialog>
  )
}
