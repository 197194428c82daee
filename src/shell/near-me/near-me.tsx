import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { type Nearness, nearnessAtom } from '../../platform/nearness.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'

/** Timeout for locating, and maximum age of a cached position, in ms. */
const TIMEOUT_MS = 10_000

const FRESHNESS = 600_000

/**
 * True if the visitor has switched it off in this view of the site: an earlier permission does not switch it on
 * again.
 */
const declinedAtom = atom(false)

/** Sorts the deals by distance from the visitor: on click, or on load if permission was given before (spec §7). */
export function NearMe() {
  const t = useText('shell')
  const [nearness, setNearness] = useAtom(nearnessAtom)
  const [isDeclined, setIsDeclined] = useAtom(declinedAtom)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    let isShown = true
    void isNearnessGranted().then(async (isGranted) => {
      const place = isGranted && !isDeclined ? await requestNearness() : null
      if (isShown && place) setNearness((known) => known ?? place)
    })
    return () => {
      isShown = false
    }
  }, [isDeclined, setNearness])

  const onPress = async () => {
    setIsDeclined(nearness !== null)
    if (nearness) return setNearness(null)
    setIsAsking(true)
    const place = await requestNearness()
    setIsAsking(false)
    if (place) setNearness(place)
    else toast.info(t('near.unknown'))
  }

  return (
    <Button
      variant={nearness ? 'tonal' : 'outline'}
      size="small"
      className="-my-2 shrink-0"
      busy={isAsking}
      aria-pressed={nearness !== null}
      onClick={() => void onPress()}
    >
      <Icon name={nearness ? 'check' : 'place'} className="size-4" />
      {t('near.me')}
    </Button>
  )
}

/**
 * Requests the visitor's position from the browser, rounded to two decimals of a degree: deals need no more, and it
 * protects privacy. Browsers ask for permission, so call it only after a click or with an earlier permission. Null if
 * refused, unknown or too slow.
 */
export function requestNearness(): Promise<Nearness | null> {
  return new Promise((resolve) => {
    // Missing on plain HTTP, and if the browser has disabled it.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (!geolocation) return resolve(null)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESHNESS },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Returns whether the visitor has given permission before, so that a request opens no prompt. */
export async function isNearnessGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}
