import type { ReactNode } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { products } from '../../../../contract/products.ts'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutBackLink } from './checkout-back-link.tsx'
import type { CheckoutStage } from './checkout-stage.ts'
import { FocusedContent } from './focused-content.tsx'

/** Placeholder while the price is checked. */
export function CheckoutShape() {
  const text = useProductTexts()
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

interface SoldOutProps {
  address: CheckoutAddress
  stage: Extract<CheckoutStage, 'soldOut' | 'noneLeft' | 'notHeld'>
  /** False until the outcome of this tab's earlier booking is known. */
  mayHold: boolean
}

/** Nothing is left of the rate: shows the product's alternatives. */
export function SoldOut({ address, stage, mayHold }: SoldOutProps) {
  const text = useProductTexts()
  const { view, pieces } = useProduct()
  const { loadAlternatives } = pieces
  const icon = products.find(({ product }) => product === view.product)?.icon ?? 'bag'
  const { offerHref, proposalId } = address
  const hasOthers = mayHold && offerHref !== null
  const statements = [
    stage === 'notHeld' && text('checkout.notHeld'),
    stage !== 'noneLeft' && text('checkout.soldOutHint'),
    hasOthers && text('checkout.otherWays'),
  ]
  return (
    <FocusedContent>
      <EmptyState
        icon={icon}
        level={1}
        title={text(stage === 'noneLeft' ? 'checkout.noneLeft' : 'checkout.soldOut')}
        actions={
          <>
            {hasOthers && <LinkButton href={offerHref}>{text('checkout.otherOffers')}</LinkButton>}
            {(!hasOthers || proposalId !== null) && (
              <CheckoutBackLink address={address} variant={mayHold && !hasOthers ? 'primary' : 'outline'} />
            )}
          </>
        }
        className="pb-6"
      >
        {statements.filter(Boolean).join(' ')}
      </EmptyState>
      {mayHold && (
        <Deferred load={loadAlternatives} meanwhile={null}>
          {(Alternatives) => <Alternatives />}
        </Deferred>
      )}
    </FocusedContent>
  )
}

/** Something that was chosen with the rate is taken: it is chosen again on the page that the checkout came from. */
export function PartTaken({ address }: { address: CheckoutAddress }) {
  const text = useProductTexts()
  return (
    <FocusedContent>
      <EmptyState
        icon="alert"
        level={1}
        title={text('checkout.partTaken')}
        actions={<CheckoutBackLink address={address} variant="primary" />}
      >
        {text('checkout.partTakenHint')}
      </EmptyState>
    </FocusedContent>
  )
}

interface NotGivenBackProps {
  address: CheckoutAddress
  onRetry: () => Promise<unknown>
}

/** Nothing is left because this tab holds the rooms for other input, which has to be released first. */
export function NotGivenBack({ address, onRetry }: NotGivenBackProps) {
  const text = useProductTexts()
  return (
    <FocusedContent>
      <EmptyState
        icon="alert"
        level={1}
        title={text('checkout.notGivenBack')}
        actions={
          <>
            <Button onClick={() => void onRetry()}>{text('results.retry')}</Button>
            <CheckoutBackLink address={address} variant="outline" />
          </>
        }
      >
        {text('checkout.notGivenBackHint')}
      </EmptyState>
    </FocusedContent>
  )
}

/** The address has no valid rate. */
export function BrokenCheckout({ address }: { address: CheckoutAddress }) {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="alert"
      level={1}
      title={text('checkout.broken')}
      actions={<CheckoutBackLink address={address} />}
    >
      {text('checkout.brokenHint')}
    </EmptyState>
  )
}

/** The selection is already held or booked from another tab. */
export function AlreadyBooked({ onCheckAgain }: { onCheckAgain: () => void }) {
  const text = useProductTexts()
  return (
    <FocusedContent>
      <EmptyState
        icon="check"
        level={1}
        title={text('checkout.taken')}
        actions={<Button onClick={onCheckAgain}>{text('checkout.checkAgain')}</Button>}
      >
        {text('checkout.takenHint')}
      </EmptyState>
    </FocusedContent>
  )
}

interface ProposalOverProps {
  address: CheckoutAddress
  stage: Extract<CheckoutStage, 'proposalOver' | 'proposalUsed'>
}

/** The proposal can no longer be booked, or not again: links to its page, which shows the outcome. */
export function ProposalOver({ address, stage }: ProposalOverProps) {
  const text = useProductTexts()
  const isOver = stage === 'proposalOver'
  return (
    <FocusedContent>
      <EmptyState
        icon="clock"
        level={1}
        title={text(isOver ? 'checkout.proposalOver' : 'checkout.proposalUsed')}
        actions={<CheckoutBackLink address={address} />}
      >
        {isOver && text('checkout.proposalOverHint')}
      </EmptyState>
    </FocusedContent>
  )
}

/** The booking does not exist, or this browser does not have its key. */
export function UnknownBooking({ address }: { address: CheckoutAddress }) {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="lock"
      level={1}
      title={text('checkout.unknown')}
      actions={<CheckoutBackLink address={address} />}
    >
      {text('checkout.unknownHint')}
    </EmptyState>
  )
}

interface CheckoutFailureProps {
  error: Error | null
  address: CheckoutAddress
  onRetry: () => unknown
  /** Statement about the payment, as far as it is known. */
  children?: ReactNode
}

/** A failed request, with a retry and a link back; a lost connection is not shown as an error. */
export function CheckoutFailure({ error, address, onRetry, children }: CheckoutFailureProps) {
  const text = useProductTexts()
  const isOffline = error instanceof ApiError && error.code === 'network'
  const isPreview = error instanceof ApiError && error.code === 'preview_only'
  return (
    <EmptyState
      icon={isOffline ? { path: moreIconPaths.noConnection } : 'alert'}
      level={1}
      title={text(isPreview ? 'checkout.preview' : isOffline ? 'checkout.trouble.network' : 'results.failed')}
      actions={
        <>
          {!isPreview && <Button onClick={() => void onRetry()}>{text('results.retry')}</Button>}
          <CheckoutBackLink address={address} variant="outline" />
        </>
      }
    >
      {!isPreview && children}
    </EmptyState>
  )
}
