import { useSignInHref } from '@livery/platform'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** Shown instead of a price where prices are hidden: a link to log in and return here (spec §2.5). */
export function RevealPrice({ name }: { name: string }) {
  const text = useProductTexts()
  return (
    <LinkButton href={useSignInHref('/login')} variant="outline" wide className="relative z-10">
      {text('price.reveal')}
      <span className="sr-only">: {name}</span>
    </LinkButton>
  )
}
