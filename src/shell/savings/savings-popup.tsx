import { useId, useLayoutEffect } from 'react'
import type { Text } from '../../platform/text.ts'
import { avoidOverlap } from '../../ui/avoid-overlap.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useCardFocus, useEscape } from '../components/use-card-focus.ts'

interface SavingsPopupProps {
  t: Text
  /** The agency's picture. */
  image: string
  /** Missing if log-in is not offered. */
  loginHref?: string
  signupHref?: string
  onClose: () => void
}

/** A card in the corner; a lower strip at the foot; the same strip below the header. */
const places = ['corner', 'foot', 'head']

/**
 * 'Unlock instant savings by signing in' (spec §2.6): a card in the corner, or a strip if the card would cover a
 * price or a primary action. Escape closes it from anywhere, and it takes the focus only if nothing else has it.
 */
export function SavingsPopup({ t, image, loginHref, signupHref, onClose }: SavingsPopupProps) {
  const id = useId()
  const card = useCardFocus()
  useEscape(onClose)
  useLayoutEffect(() => {
    if (card.current) return avoidOverlap(card.current, places)
  }, [card])
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-place="corner"
      className="group/card relative w-full overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-float outline-none transition-opacity duration-500 ease-out data-[place=head]:fixed data-[place=head]:inset-x-3 data-[place=head]:top-20 data-[place=head]:w-auto data-[place=none]:invisible data-[place=none]:opacity-0 sm:data-[place=corner]:ms-auto sm:data-[place=corner]:max-w-[25rem] sm:data-[place=head]:inset-x-6 sm:data-[place=head]:top-24 starting:opacity-0 motion-reduce:transition-none"
    >
      <Picture
        src={image}
        alt=""
        className="hidden h-16 w-full object-cover group-data-[place=corner]/card:block sm:[@media(min-height:32rem)]:h-32"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 group-data-[place=corner]/card:block group-data-[place=corner]/card:px-5 group-data-[place=corner]/card:pt-0 group-data-[place=corner]/card:pb-5 sm:pe-16 sm:group-data-[place=corner]/card:px-7 sm:group-data-[place=corner]/card:pb-7">
        <span className="relative -mt-7 mb-3 hidden size-14 items-center justify-center rounded-full border-4 border-popover bg-primary text-primary-foreground group-data-[place=corner]/card:flex">
          <Icon name="spark" className="size-6" />
        </span>
        <div className="min-w-0 flex-1 max-sm:basis-full max-sm:pe-10">
          <h2 id={id} className="font-brand text-heading">
            {t('savings.title')}
          </h2>
          <p
            id={`${id}-text`}
            className="mt-2 text-muted-foreground max-sm:hidden max-sm:group-data-[place=corner]/card:block"
          >
            {t('savings.text')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 group-data-[place=corner]/card:mt-5 max-sm:basis-full">
          {loginHref && (
            <LinkButton
              href={loginHref}
              data-auth="savePrice"
              onClick={onClose}
              className="flex-1 whitespace-nowrap"
            >
              {t('header.login')}
            </LinkButton>
          )}
          {signupHref && (
            <LinkButton
              href={signupHref}
              data-auth="signup"
              onClick={onClose}
              variant={loginHref ? 'outline' : 'primary'}
              className="flex-1 whitespace-nowrap"
            >
              {t('header.signup')}
            </LinkButton>
          )}
        </div>
      </div>
      <button
        type="button"
        aria-label={t('late.close')}
        onClick={onClose}
        className="absolute end-2 top-2 flex size-11 items-center justify-center rounded-full bg-shade/55 text-shade-foreground transition-colors hover:bg-shade/80"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
