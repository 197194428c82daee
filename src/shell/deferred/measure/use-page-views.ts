import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type Measurement, thirdPartiesOf } from '../../../tenant/measurement.ts'
import { reportToFacebook, startFacebook } from './facebook.ts'
import { reportToGoogle, startGoogle } from './google.ts'
import { allowScripts } from './third-party-script.ts'

/** Milliseconds for a page to write its title after the address has changed. */
const SETTLING = 500

/**
 * Parameters that open something for whoever knows them: measuring would pass on the address they stand in. Also inside
 * another parameter, as `redirect` carries the address that somebody came from. What a mail lets its reader in by stands after
 * the `#`.
 */
const key =
  /(?:(?:[?&#]|%(?:25)*(?:3f|26|23))(?:token|xsessionid|payment_intent_client_secret)|(?:#|%(?:25)*23)key)(?:=|%(?:25)*3d)/i

let isStarted = false

/** Reports the page that is seen, and each that is seen after it; null reports nothing and loads nothing. */
export function usePageViews(measurement: Measurement | null): void {
  const { pathname, search, hash } = useLocation()
  const params = new URLSearchParams(search)
  // Articles and places are told apart by their `id`.
  const id = params.get('id')
  // Scripts read for themselves where the document was opened from.
  const isSecret = key.test(search + hash) || key.test(document.referrer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path and each id is a page that is seen
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
