import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { visitorRegionQuery } from '../../../api/visitor-region.ts'
import { useApi } from '../../../platform/api.tsx'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { measurementOf } from '../../../tenant/measurement.ts'
import { cookieSettingsAtom } from '../../cookie-settings.ts'
import { type Consent, isPrivate, readConsent, standingOf, writeConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { forgetMeasurement } from './forget-measurement.ts'
import { usePageViews } from './use-page-views.ts'

/** Measures visits as the agency wants it and the visitor allows it, and asks where consent is needed (spec §3, §7). `onSettled` is told once it is known whether the visitor is asked. */
export function Analytics({ onSettled }: { onSettled: () => void }) {
  const t = useText('shell')
  const { agency, language } = usePage()
  const [consent, setConsent] = useState(readConsent)
  const [isCalled, setIsCalled] = useAtom(cookieSettingsAtom)
  const { country, isKnown } = useCountry(consent === null && agency.analyticsConsentRegions.length > 0)
  const measurement = useMemo(() => measurementOf(agency), [agency])
  const standing = standingOf({
    isPrivate: isPrivate(),
    consent,
    regions: agency.analyticsConsentRegions,
    country: isKnown ? country : undefined,
  })
  const isMeasured = standing === 'measured'
  const isSettled = standing !== 'unknown'
  usePageViews(isMeasured ? measurement : null)
  // After the question is drawn: who waits for it finds it there.
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])

  const decide = (decision: Consent) => {
    writeConsent(decision)
    setConsent(decision)
    setIsCalled(false)
    if (decision === 'denied' && isMeasured) forgetMeasurement()
  }
  if (!measurement || !(isCalled || standing === 'asked')) return null
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

/** Where the visitor seems to be. A failed question leaves the country unknown, so that the visitor is asked. */
function useCountry(isWanted: boolean): { country: string | null; isKnown: boolean } {
  const { data, isError } = useQuery({
    ...visitorRegionQuery(useApi()),
    enabled: isWanted && !isPrivate(),
    retry: false,
  })
  return { country: data?.data.country ?? null, isKnown: data !== undefined || isError }
}
