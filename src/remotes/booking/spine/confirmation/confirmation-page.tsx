import {
  useApi,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  useSession,
  useSignInHref,
} from '@livery/platform'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { openBooking } from '../../../../api/booking-payments.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWatchedBooking } from '../booking/use-watched-booking.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { PageShape } from '../page-layout/page-shape.tsx'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { ConfirmationView } from './confirmation-view.tsx'

const keyPattern = /^[A-Za-z0-9_-]{20,100}$/

/** Confirmation page of a product: the outcome of a booking, after payment and whenever its mailed link is opened. */
export function ConfirmationPage() {
  const [params] = useSearchParams()
  // Some products have the reference in the path, as the routes of the spec require.
  const { referenceNumber } = useParams()
  const reference = referenceNumber ?? params.get('reference') ?? ''
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16">
        {isBookingReference(reference) ? <Named key={reference} reference={reference} /> : <NoBooking />}
      </section>
    </PartFrame>
  )
}

function Named({ reference }: { reference: string }) {
  const { opening, openAgain } = useMailedKey(reference)
  const { booking, error, refetch } = useWatchedBooking(reference, opening !== 'opening')
  // The booking was visible before, so another account must have it now.
  if (booking && isUnknown(error)) return <NoBooking isByLink />
  if (booking) {
    return (
      <ItemScope ordered={booking} meanwhile={<Shape />}>
        <ConfirmationView booking={booking} onChange={() => void refetch()} />
      </ItemScope>
    )
  }
  if (opening === 'opening' || !error) return <Shape />
  // While the key is untested, a message about the booking could be wrong.
  if (opening === 'lost') return <LoadFailure error={isRefused(error) ? null : error} onRetry={openAgain} />
  // A caller who may not see a booking must not learn whether it exists.
  if (isRefused(error)) return <NoBooking isByLink={opening === 'refused'} />
  return <LoadFailure error={error} onRetry={refetch} />
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.status === 404
const isRefused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

function Shape() {
  const text = useProductTexts()
  return (
    <PageShape label={text('confirmation.loading')}>
      <Skeleton className="h-28 w-full rounded-xl" />
    </PageShape>
  )
}

interface NoBookingProps {
  /** True if a mailed link led here and its key opens nothing: keys expire, and end when the booking is reassigned. */
  isByLink?: boolean
}

/** Shown for an unknown booking and for one that the caller may not see: both look the same. */
function NoBooking({ isByLink = false }: NoBookingProps) {
  const text = useProductTexts()
  const { signedIn } = useSession()
  const { path } = useProduct().view
  const loginHref = useSignInHref('/login')
  return (
    <EmptyState
      icon="search"
      level={1}
      title={text(isByLink ? 'confirmation.linkOver' : 'confirmation.none')}
      actions={
        <>
          {!signedIn && <LinkButton href={loginHref}>{text('confirmation.login')}</LinkButton>}
          <LinkButton href={path} variant="outline">
            {text('offer.search')}
          </LinkButton>
        </>
      }
    >
      <p>{text(isByLink ? 'confirmation.linkOverHint' : 'confirmation.noneHint')}</p>
      {isByLink && !signedIn && <p className="mt-2">{text('confirmation.linkOverLogin')}</p>}
    </EmptyState>
  )
}

/**
 * `opening`: the key is being tested; `lost`: the test failed and can be repeated; `refused`: the key opens nothing;
 * `over`: the key opened the booking, or there is no key.
 */
type Opening = 'opening' | 'lost' | 'refused' | 'over'

/**
 * Lets this browser see a booking by the key of a mailed link. The key leaves the address at once, so that it is
 * neither copied nor read by analytics. Until it is answered it stays in the history entry for retries and reloads.
 * If it opens nothing, the page shows what the browser may see anyway.
 */
function useMailedKey(reference: string): { opening: Opening; openAgain: () => void } {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [key] = useState(() => keyIn(hash) ?? keptKey(state))
  const [opening, setOpening] = useState<Opening>(key === null ? 'over' : 'opening')
  const isLeft = useRef(false)
  const write = (entryState: { bookingKey: string } | null) =>
    void navigate({ pathname, search }, { replace: true, state: entryState })

  async function open(by: string) {
    setOpening('opening')
    const ended = await openBooking(api, reference, by).then(
      () => 'over' as const,
      (error: unknown) => (isRefusal(error) ? 'refused' : 'lost'),
    )
    // A visitor who has gone to another page stays there.
    if (isLeft.current) return
    if (ended !== 'lost') write(null)
    setOpening(ended)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the initial values
  useEffect(() => {
    isLeft.current = false
    if (hash) write(key === null ? null : { bookingKey: key })
    if (key !== null) void open(key)
    return () => {
      isLeft.current = true
    }
  }, [])
  return { opening, openAgain: () => void (key === null || open(key)) }
}

/** True if the key itself was refused; a rate limit, a server error or a broken connection say nothing about it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function keyIn(hash: string): string | null {
  return wellFormed(new URLSearchParams(hash.slice(1)).get('key'))
}

/** Returns an untested key that an earlier view left in this history entry. */
function keptKey(state: unknown): string | null {
  return wellFormed((state as { bookingKey?: unknown } | null)?.bookingKey)
}

function wellFormed(key: unknown): string | null {
  return typeof key === 'string' && keyPattern.test(key) ? key : null
}
