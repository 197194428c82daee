import { useApi, useLocation, useNavigate } from '@livery/platform'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { openBooking } from '../../../api/booking-payments.ts'

const keyPattern = /^[A-Za-z0-9_-]{20,100}$/

/** `opening`: nobody knows yet; `lost`: it could not be asked, and the key is still there; `over`: it opened something, or nothing. */
type Opening = 'opening' | 'lost' | 'over'

/**
 * Lets this browser see a booking by the key of a mailed link, and takes it out of the address as soon as it was answered, so that
 * nobody copies it along; where no answer came it stays for another try. A key that opens nothing leaves the page to what the
 * browser may see anyway.
 */
export function useMailedKey(reference: string): { opening: Opening; openAgain: () => void } {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [key] = useState(() => keyIn(hash))
  const [opening, setOpening] = useState<Opening>(key === null ? 'over' : 'opening')

  async function open() {
    if (key !== null) {
      setOpening('opening')
      try {
        await openBooking(api, reference, key)
      } catch (error) {
        if (!isRefusal(error)) return setOpening('lost')
      }
    }
    if (hash) void navigate({ pathname, search }, { replace: true })
    setOpening('over')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page was opened with
  useEffect(() => void open(), [])
  return { opening, openAgain: () => void open() }
}

/** Whether the key itself was refused; too many tries, a server in trouble and a broken connection say nothing of it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function keyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? ''
  return keyPattern.test(key) ? key : null
}
