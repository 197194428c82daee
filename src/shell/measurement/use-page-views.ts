import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type Measurement, thirdPartiesOf } from '../../tenant/measurement.ts'
import { reportToFacebook, startFacebook } from './facebook.ts'
import { reportToGoogle, startGoogle } from './google.ts'
import { allowScripts } from './third-party-script.ts'

/** Milliseconds for a page to set its title after the address has changed. */
const SETTLING = 500

/**
 * Parameters that grant access to anyone who knows them, which analytics would pass on with the address. They also
 * occur inside other parameters, such as `redirect`. A mailed link's secret is in the fragment.
 */
const key =
  /(?:(?:[?&#]|%(?:25)*(?:3f|26|23))(?:token|xsessionid|payment_intent_client_secret)|(?:#|%(?:25)*23)key)(?:=|%(?:25)*3d)/i

let isStarted = false

/** Reports the current page view and each later one; null reports and loads nothing. */
export function usePageViews(measurement: Measurement | null): void {
  const { pathname, search, hash } = useLocation()
  const params = new URLSearchParams(search)
  // Articles and places are distinguished by their `id`.
  const id = params.get('id')
  // Scripts read the document's referrer themselves.
  const isSecret = key.test(search + hash) || key.test(document.referrer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path and id is a page view
  useEffect(() => {
    if (!measurement || isSecret) return
    start(measurement)
    const timer = setTimeout(() => {
      if (measurement.google) reportToGoogle()
      if (measurement.facebook) reportToFacebook()
    }, SETTLING)
    return () => clearTimeout(timer)
  }, [measurement, isSecret, pathname, id])
}

function start(measurement: Measurement): void {
  if (isStarted) return
  isStarted = true
  allowScripts(thirdPartiesOf(measurement).scripts)
  if (measurement.google) startGoogle(measurement.google)
  if (measurement.facebook) startFacebook(measurement.facebook)
}
