import { useId } from 'react'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useEscape } from './use-escape.ts'
import { useFocusOfNobody } from './use-focus-of-nobody.ts'

interface SavingsPopupProps {
  t: Text
  /** A picture of the agency's. */
  image: string
  /** Left out where it is not offered. */
  loginHref?: string
  signupHref?: string
  onClose: () => void
}

/**
 * 'Unlock instant savings by signing in' (spec §2.6): a card at the corner of the screen, at the foot of a phone. It takes
 * nothing of the page out of reach, Escape closes it from anywhere, and it takes the focus only from nobody.
 */
export function SavingsPopup({ t, image, loginHref, signupHref, onClose }: SavingsPopupProps) {
  const id = useId()
  const card = useFocusOfNobody()
  useEscape(onClose)
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="relative w-full overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-float outline-none transition-[opacity,translate] duration-500 ease-out sm:ms-auto sm:max-w-[25rem] starting:translate-y-6 starting:opacity-0 motion-reduce:transition-none"
    >
      <Picture src={image} alt="" className="h-16 w-full object-cover sm:[@media(min-height:32rem)]:h-32" />
      <div className="px-5 pb-5 sm:px-7 sm:pb-7">
        <span className="relative -mt-7 mb-3 flex size-14 items-center justify-center rounded-full border-4 border-popover bg-primary text-primary-foreground">
          <Icon name="spark" className="size-6" />
        </span>
        <h2 id={id} className="font-brand text-heading">
          {t('savings.title')}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-muted-foreground">
          {t('savings.text')}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
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
