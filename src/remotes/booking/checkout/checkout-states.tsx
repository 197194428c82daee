import { useText } from '@livery/platform'
import { ApiError } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../ui/more-icon-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NearestDates } from '../property/nearest-dates.tsx'
import { Arrived } from './arrived.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { HeldNotice } from './held-notice.tsx'
import type { EarlierBooking } from './use-earlier-booking.ts'
import { useEarlierWords } from './use-earlier-words.tsx'

/** The checkout's shape while the price is checked. */
export function CheckoutShape() {
  const text = useText('booking')
  return (
    <div role="status">
      <span className="sr-only">{text('checkout.checking')}</span>
      <Skeleton className="mx-auto h-14 w-full max-w-3xl rounded-xl" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-6">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
        <Skeleton className="h-160 rounded-xl max-lg:hidden" />
      </div>
    </div>
  )
}

/** Nothing of the rate is left: other rooms of the house, or the same nights a little earlier or later. */
export function SoldOut({ address, earlier }: { address: CheckoutAddress; earlier: EarlierBooking }) {
  const text = useText('booking')
  const { hotelId, stay, back } = address
  const words = useEarlierWords(earlier)
  // That this tab has the rooms itself is no doing of somebody faster.
  if (words !== null && earlier.is !== 'unpaid') {
    return (
      <Arrived>
        <EmptyState icon="bed" level={1} title={words.title} actions={words.action}>
          {words.hint}
        </EmptyState>
      </Arrived>
    )
  }
  return (
    <Arrived>
      <EmptyState
        icon="bed"
        level={1}
        title={text('checkout.soldOut')}
        actions={<LinkButton href={back}>{text('checkout.otherRooms')}</LinkButton>}
        className="pb-6"
      >
        {text('checkout.soldOutHint')}
      </EmptyState>
      {hotelId && stay && (
        <div className="mx-auto max-w-5xl">
          <NearestDates hotelId={hotelId} stay={stay} />
        </div>
      )}
    </Arrived>
  )
}

/** Nothing is left because of what this very tab holds by other words: it is given back before anything is held by those of now. */
export function NotGivenBack({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const text = useText('booking')
  return (
    <Arrived>
      <EmptyState
        icon="alert"
        level={1}
        title={text('checkout.notGivenBack')}
        actions={<Button onClick={() => void onRetry()}>{text('results.retry')}</Button>}
      >
        {text('checkout.notGivenBackHint')}
      </EmptyState>
    </Arrived>
  )
}

/** The address names nothing that can be booked. */
export function BrokenCheckout({ back }: { back: string }) {
  const text = useText('booking')
  return (
    <EmptyState
      icon="alert"
      level={1}
      title={text('checkout.broken')}
      actions={<LinkButton href={back}>{text('checkout.backToHotel')}</LinkButton>}
    >
      {text('checkout.brokenHint')}
    </EmptyState>
  )
}

/** What was chosen is held or booked already, from another tab. */
export function AlreadyTaken({ onCheckAgain }: { onCheckAgain: () => void }) {
  const text = useText('booking')
  return (
    <Arrived>
      <EmptyState
        icon="check"
        level={1}
        title={text('checkout.taken')}
        actions={<Button onClick={onCheckAgain}>{text('checkout.checkAgain')}</Button>}
      >
        {text('checkout.takenHint')}
      </EmptyState>
    </Arrived>
  )
}

/** The proposal that was to be booked can be booked no more: what became of it stands on its own page. */
export function ProposalOver({ back, earlier }: { back: string; earlier: EarlierBooking }) {
  const text = useText('booking')
  return (
    <Arrived>
      <HeldNotice earlier={earlier} />
      <EmptyState
        icon="clock"
        level={1}
        title={text('checkout.proposalOver')}
        actions={<LinkButton href={back}>{text('checkout.toProposal')}</LinkButton>}
      >
        {text('checkout.proposalOverHint')} {earlier.is === 'none' && text('checkout.nothingPaid')}
      </EmptyState>
    </Arrived>
  )
}

/** There is no such booking, or this browser does not have its key. */
export function UnknownBooking({ back }: { back: string }) {
  const text = useText('booking')
  return (
    <EmptyState
      icon="lock"
      level={1}
      title={text('checkout.unknown')}
      actions={<LinkButton href={back}>{text('checkout.backToHotel')}</LinkButton>}
    >
      {text('checkout.unknownHint')}
    </EmptyState>
  )
}

/** It could not be asked: calm where the connection is lost, since nothing is paid yet. */
export function CheckoutFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const text = useText('booking')
  const isOffline = error instanceof ApiError && error.code === 'network'
  const isPreview = error instanceof ApiError && error.code === 'preview_only'
  return (
    <EmptyState
      icon={isOffline ? { path: moreIconPaths.noConnection } : 'alert'}
      level={1}
      title={text(isPreview ? 'checkout.preview' : isOffline ? 'checkout.trouble.network' : 'results.failed')}
      actions={!isPreview && <Button onClick={() => void onRetry()}>{text('results.retry')}</Button>}
    >
      {!isPreview && text('checkout.nothingPaid')}
    </EmptyState>
  )
}
