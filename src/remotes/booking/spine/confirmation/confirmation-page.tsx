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
import { NotFetched } from '../page/not-fetched.tsx'
import { PageShape } from '../page/page-shape.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { ConfirmationView } from './confirmation-view.tsx'

const keyPattern = /^[A-Za-z0-9_-]{20,100}$/

/** The confirmation of a product: what became of a booking, after it was paid and whenever its mail is opened again. */
export function ConfirmationPage() {
  const [params] = useSearchParams()
  // Some products have it in the path, as the routes of the spec say.
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
  // It was theirs to see until somebody took it over.
  if (booking && isUnknown(error)) return <NoBooking isByLink />
  if (booking) {
    return (
      <ItemScope ordered={booking} meanwhile={<Shape />}>
        <ConfirmationView booking={booking} onChange={() => void refetch()} />
      </ItemScope>
    )
  }
  if (opening === 'opening' || !error) return <Shape />
  // What it says of a booking that nobody may see would be told of one whose key was not looked at.
  if (opening === 'lost') return <NotFetched error={isRefused(error) ? null : error} onRetry={openAgain} />
  // Whether there is such a booking is told to nobody who may not see it.
  if (isRefused(error)) return <NoBooking isByLink={opening === 'refused'} />
  return <NotFetched error={error} onRetry={refetch} />
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
  /** The link of a mail led here, whose key opens nothing: it ends in time, and where the booking is taken over. */
  isByLink?: boolean
}

/** No booking, or none that the caller may see: both look the same. */
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

/** `opening`: nobody knows yet; `lost`: it could not be asked, and the key is still there; `refused`: it opens nothing; `over`: it opened it, or there is none. */
type Opening = 'opening' | 'lost' | 'refused' | 'over'

/**
 * Lets this browser see a booking by the key of a mailed link. It is taken out of the address at once, so that nobody copies it
 * along and nothing that measures reads it; until it was answered it stays with the visit's entry in the history, where another
 * try and a reload find it. A key that opens nothing leaves the page to what the browser may see anyway.
 */
function useMailedKey(reference: string): { opening: Opening; openAgain: () => void } {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [key] = useState(() => keyIn(hash) ?? keptKey(state))
  const [opening, setOpening] = useState<Opening>(key === null ? 'over' : 'opening')
  const isLeft = useRef(false)
  const write = (kept: { bookingKey: string } | null) =>
    void navigate({ pathname, search }, { replace: true, state: kept })

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page was opened with
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

/** Whether the key itself was refused; too many tries, a server in trouble and a broken connection say nothing of it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function keyIn(hash: string): string | null {
  return wellFormed(new URLSearchParams(hash.slice(1)).get('key'))
}

/** What an earlier look at this entry of the history left to be tried. */
function keptKey(state: unknown): string | null {
  return wellFormed((state as { bookingKey?: unknown } | null)?.bookingKey)
}

function wellFormed(key: unknown): string | null {
  return typeof key === 'string' && keyPattern.test(key) ? key : null
}
