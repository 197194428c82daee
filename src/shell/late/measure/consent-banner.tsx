import { useId } from 'react'
import type { Text } from '../../../platform/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useEscape } from '../use-escape.ts'
import { useFocusOfNobody } from '../use-focus-of-nobody.ts'
import type { Consent } from './consent.ts'

interface ConsentBannerProps {
  t: Text
  agency: string
  /** Who measures, as a list in the page's language. */
  services: string
  /** The browser has decided for its visitor: nothing is left to ask. */
  isPrivate: boolean
  isMeasured: boolean
  onDecide: (consent: Consent) => void
  /** Given where the visitor has called for it: then it can be left as it is, and says how that is. */
  onClose?: () => void
}

/** Asks whether the visit may be measured. Both answers look alike; the page stays in reach meanwhile. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { t, agency, services, isPrivate, isMeasured, onDecide, onClose } = props
  const id = useId()
  const card = useFocusOfNobody(onClose !== undefined)
  useEscape(onClose)
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="relative mx-auto w-full max-w-5xl animate-rise rounded-xl border bg-popover p-5 text-popover-foreground shadow-float outline-none sm:p-6 lg:flex lg:items-center lg:gap-10"
    >
      <div className="lg:flex-1">
        <h2 id={id} className={`font-brand text-lg font-semibold ${onClose ? 'pe-12 lg:pe-0' : ''}`}>
          {t('consent.title')}
        </h2>
        <p id={`${id}-text`} className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">
          {isPrivate ? t('consent.private') : t('consent.text', { agency, services })}{' '}
          {onClose && !isPrivate && t(isMeasured ? 'consent.isOn' : 'consent.isOff')}{' '}
          <Link href="/cookies-policy" className="inline-block text-link underline underline-offset-4">
            {t('policy.cookies')}
          </Link>
        </p>
      </div>
      {!isPrivate && (
        <div className="mt-4 grid grid-cols-2 gap-3 lg:mt-0 lg:w-80 lg:shrink-0">
          <Button onClick={() => onDecide('denied')}>{t('consent.reject')}</Button>
          <Button onClick={() => onDecide('granted')}>{t('consent.accept')}</Button>
        </div>
      )}
      {onClose && (
        <Button
          square
          variant="ghost"
          aria-label={t('late.close')}
          onClick={onClose}
          className="shrink-0 max-lg:absolute max-lg:end-2 max-lg:top-2"
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  )
}
