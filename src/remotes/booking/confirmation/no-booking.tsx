import { useSession, useSignInHref, useText } from '@livery/platform'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** No booking, or none that whoever asks may see: both look the same. */
export function NoBooking() {
  const text = useText('booking')
  const { signedIn } = useSession()
  const loginHref = useSignInHref('/login')
  return (
    <EmptyState
      icon="search"
      level={1}
      title={text('confirmation.none')}
      actions={
        <>
          {!signedIn && <LinkButton href={loginHref}>{text('confirmation.login')}</LinkButton>}
          <LinkButton href="/booknow/hotels" variant="outline">
            {text('hotel.search')}
          </LinkButton>
        </>
      }
    >
      {text('confirmation.noneHint')}
    </EmptyState>
  )
}
