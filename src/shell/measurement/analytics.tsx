import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useId, useMemo, useState } from 'react'
import { visitorRegionQuery } from '../../api/visitor-region.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { measurementOf } from '../../tenant/measurement.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useCardFocus, useEscape } from '../components/use-card-focus.ts'
import { cookieSettingsAtom } from '../cookie-settings.ts'
import { type Consent, isPrivate, measurementStatus, readConsent, writeConsent } from './consent.ts'
import { forgetMeasurement } from './forget-measurement.ts'
import { usePageViews } from './use-page-views.ts'

/**
 * Measures visits as the agency configures and the visitor allows, and asks where consent is needed (spec §3, §7).
 * `onSettled` is called once it is known whether the visitor is asked.
 */
export function Analytics({ onSettled }: { onSettled: () => void }) {
  const t = useText('shell')
  const { agency, language } = usePage()
  const [consent, setConsent] = useState(readConsent)
  const [isCalled, setIsCalled] = useAtom(cookieSettingsAtom)
  const { country, isKnown } = useCountry(consent === null && agency.analyticsConsentRegions.length > 0)
  const measurement = useMemo(() => measurementOf(agency), [agency])
  const status = measurementStatus({
    isPrivate: isPrivate(),
    consent,
    regions: agency.analyticsConsentRegions,
    country: isKnown ? country : undefined,
  })
  const isMeasured = status === 'measured'
  const isSettled = status !== 'unknown'
  usePageViews(isMeasured ? measurement : null)
  // After the banner is rendered, so that a waiting feature finds it.
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])

  const decide = (decision: Consent) => {
    writeConsent(decision)
    setConsent(decision)
    setIsCalled(false)
    if (decision === 'denied' && isMeasured) forgetMeasurement()
  }
  if (!measurement || !(isCalled || status === 'asked')) return null
  const services = [measurement.google && 'Google Analytics', measurement.facebook && 'Meta Pixel']
  return (
    <ConsentBanner
      key={String(isCalled)}
      t={t}
      agency={agency.agencyName}
      services={new Intl.ListFormat(language).format(services.filter((one) => one !== undefined))}
      isPrivate={isPrivate()}
      isMeasured={isMeasured}
      onDecide={decide}
      {...(isCalled && { onClose: () => setIsCalled(false) })}
    />
  )
}

/** Returns the visitor's likely country. A failed request leaves it unknown, so that the visitor is asked. */
function useCountry(isWanted: boolean): { country: string | null; isKnown: boolean } {
  const { data, isError } = useQuery({
    ...visitorRegionQuery(useApi()),
    enabled: isWanted && !isPrivate(),
    retry: false,
  })
  return { country: data?.data.country ?? null, isKnown: data !== undefined || isError }
}

interface ConsentBannerProps {
  t: Text
  agency: string
  /** Names of the analytics services, as a list in the page's language. */
  services: string
  /** True if the browser sends Global Privacy Control: there is nothing to ask. */
  isPrivate: boolean
  isMeasured: boolean
  onDecide: (consent: Consent) => void
  /** Set if the visitor opened the banner: it can then be closed, and shows the current choice. */
  onClose?: () => void
}

/** Asks for consent to measurement. Both answers look alike; the page stays usable meanwhile. */
function ConsentBanner(props: ConsentBannerProps) {
  const { t, agency, services, isPrivate, isMeasured, onDecide, onClose } = props
  const id = useId()
  const card = useCardFocus(onClose !== undefined)
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
