import { useSession, useSignInHref } from '@livery/platform'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { useWords } from '../words/use-words.ts'

interface NoBookingProps {
  /** The link of a mail led here, whose key opens nothing: it ends in time, and where the booking is taken over. */
  isByLink?: boolean
}

/** No booking, or none that whoever asks may see: both look the same. */
export function NoBooking({ isByLink = false }: NoBookingProps) {
  const text = useWords()
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
