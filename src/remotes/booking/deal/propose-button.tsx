import { useText } from '@livery/platform'
import { useState } from 'react'
import type { HotelRate } from '../../../contract/types.ts'
import type { HotelStay } from '../../../tenant/hotel-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Late } from '../../../ui/late.tsx'
import { useMayPropose } from './use-may-propose.ts'

interface ProposeButtonProps {
  rate: HotelRate
  /** Name of its room. */
  room: string
  stay: HotelStay
}

const loadDialog = async () => (await import('./propose-dialog.tsx')).ProposeDialog

/** Under a rate, for agents alone: proposes it to a client. */
export function ProposeButton({ rate, room, stay }: ProposeButtonProps) {
  const text = useText('booking')
  const [isOpen, setIsOpen] = useState(false)
  const mayPropose = useMayPropose()
  if (!mayPropose || !rate.price) return null
  return (
    <>
      <Button variant="outline" wide onClick={() => setIsOpen(true)}>
        <Icon name="mail" />
        {text('propose.button')}
        <span className="sr-only">
          : {room}, {text(`board.${rate.board}`)}
        </span>
      </Button>
      {isOpen && (
        <Late load={loadDialog} meanwhile={null}>
          {(Dialog) => <Dialog {...{ rate, room, stay }} onClose={() => setIsOpen(false)} />}
        </Late>
      )}
    </>
  )
}
