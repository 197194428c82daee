import { useSignInHref, useText } from '@livery/platform'
import { LinkButton } from '../../../../ui/link-button.tsx'

/** Stands in place of a price for who may see none: the way to log in and back here (spec §2.5). */
export function RevealPrice({ name }: { name: string }) {
  const text = useText('booking')
  return (
    <LinkButton href={useSignInHref('/login')} variant="outline" wide className="relative z-10">
      {text('hotel.revealPrice')}
      <span className="sr-only">: {name}</span>
    </LinkButton>
  )
}
