import { usePage } from '@livery/platform'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { SpineTexts } from '../page-layout/spine-texts.tsx'
import type { ProposedOffer } from './propose-dialog.tsx'

interface ProposeButtonProps {
  offer: ProposedOffer
}

const loadDialog = async () => (await import('./propose-dialog.tsx')).ProposeDialog

/** Button below an offer, for agents only: proposes it to a client. */
export function ProposeButton({ offer }: ProposeButtonProps) {
  const text = useProductTexts()
  const mayPropose = useMayPropose()
  if (!mayPropose || !offer.price) return null
  return (
    <DialogButton
      variant="outline"
      wide
      load={loadDialog}
      dialog={(Dialog, close) => (
        <SpineTexts>
          <Dialog offer={offer} onClose={close} />
        </SpineTexts>
      )}
    >
      <Icon name="mail" />
      {text('propose.button')}
      <span className="sr-only">: {offer.words.join(', ')}</span>
    </DialogButton>
  )
}

/** Returns whether the user may propose rates to clients: agents with an account on this site. */
function useMayPropose(): boolean {
  const { agency, session } = usePage()
  const permissions = permissionsOf(session, agency)
  return permissions.has('menu.proposals') && permissions.has('page.profile')
}
