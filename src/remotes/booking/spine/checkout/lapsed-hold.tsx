import { useNavigate, useSearchParams } from '@livery/platform'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useFirstItem } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import { Arrived } from './arrived.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { keptName } from './kept-name.ts'
import { nextStep } from './step-title.tsx'
import { useKept } from './use-kept.ts'

interface LapsedHoldProps {
  booking: Booking
  address: CheckoutAddress
  title: string
}

/** Nothing is held any more: what was typed in this tab is still there for who checks the price again. */
export function LapsedHold({ booking, address, title }: LapsedHoldProps) {
  const text = useWords()
  const navigate = useNavigate()
  const { rateKey } = address
  const kept = useKept(keptName(address))
  const { item, view, pieces } = useFirstItem(booking)
  const [along] = useSearchParams()
  const isTyped = rateKey !== null && kept.read().typed !== undefined
  const back = pieces.offerHref(item, along)
  function checkAgain() {
    kept.keep({
      quoteId: undefined,
      quotedAt: undefined,
      attempt: undefined,
      lost: undefined,
      reference: undefined,
    })
    const params = new URLSearchParams(location.search)
    params.delete('reference')
    void navigate(`${view.checkoutPath}?${params}`, { replace: true, state: nextStep })
  }
  return (
    <Arrived>
      <EmptyState
        icon="clock"
        level={1}
        title={title}
        actions={
          <>
            {rateKey && <Button onClick={checkAgain}>{text('checkout.checkAgain')}</Button>}
            <LinkButton href={back} variant={rateKey ? 'outline' : 'primary'}>
              {text('checkout.backToOffer')}
            </LinkButton>
          </>
        }
      >
        {text('checkout.lapsedHint')} {isTyped && text('checkout.lapsedTyped')}
      </EmptyState>
    </Arrived>
  )
}
