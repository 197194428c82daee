import { useApi, useLocation, useNavigate } from '@livery/platform'
import { useEffect, useState } from 'react'
import { openBooking } from '../../../api/booking-payments.ts'

const keyPattern = /^[A-Za-z0-9_-]{20,100}$/

/**
 * Takes the key of a mailed link out of the address, so that nobody copies it along, and lets this browser see the booking by it.
 * Says whether that is still under way; a key that opens nothing leaves the page to what the browser may see anyway.
 */
export function useMailedKey(reference: string): boolean {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [key] = useState(() => keyIn(hash))
  const [isOpening, setIsOpening] = useState(key !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page was opened with
  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true })
    if (key === null) return
    const over = () => setIsOpening(false)
    openBooking(api, reference, key).then(over, over)
  }, [])
  return isOpening
}

function keyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? ''
  return keyPattern.test(key) ? key : null
}
