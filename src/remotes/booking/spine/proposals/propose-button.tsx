import { useText } from '@livery/platform'
import type { HotelRate } from '../../../../contract/types.ts'
import type { HotelStay } from '../../../../tenant/hotel-search.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { DialogButton } from '../page/dialog-button.tsx'
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
  const mayPropose = useMayPropose()
  if (!mayPropose || !rate.price) return null
  return (
    <DialogButton
      variant="outline"
      wide
      load={loadDialog}
      dialog={(Dialog, close) => <Dialog {...{ rate, room, stay }} onClose={close} />}
    >
      <Icon name="mail" />
      {text('propose.button')}
      <span className="sr-only">
        : {room}, {text(`board.${rate.board}`)}
      </span>
    </DialogButton>
  )
}
