import { useApi, useLocation, useNavigate } from '@livery/platform'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { openBooking } from '../../../../api/booking-payments.ts'

const keyPattern = /^[A-Za-z0-9_-]{20,100}$/

/** `opening`: nobody knows yet; `lost`: it could not be asked, and the key is still there; `refused`: it opens nothing; `over`: it opened it, or there is none. */
type Opening = 'opening' | 'lost' | 'refused' | 'over'

/**
 * Lets this browser see a booking by the key of a mailed link. It is taken out of the address at once, so that nobody copies it
 * along and nothing that measures reads it; until it was answered it stays with the visit's entry in the history, where another
 * try and a reload find it. A key that opens nothing leaves the page to what the browser may see anyway.
 */
export function useMailedKey(reference: string): { opening: Opening; openAgain: () => void } {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [key] = useState(() => keyIn(hash) ?? keptKey(state))
  const [opening, setOpening] = useState<Opening>(key === null ? 'over' : 'opening')
  const isLeft = useRef(false)
  const write = (kept: { bookingKey: string } | null) =>
    void navigate({ pathname, search }, { replace: true, state: kept })

  async function open(by: string) {
    setOpening('opening')
    const ended = await openBooking(api, reference, by).then(
      () => 'over' as const,
      (error: unknown) => (isRefusal(error) ? 'refused' : 'lost'),
    )
    // Whoever is on another page by now stays there.
    if (isLeft.current) return
    if (ended !== 'lost') write(null)
    setOpening(ended)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page was opened with
  useEffect(() => {
    isLeft.current = false
    if (hash) write(key === null ? null : { bookingKey: key })
    if (key !== null) void open(key)
    return () => {
      isLeft.current = true
    }
  }, [])
  return { opening, openAgain: () => void (key === null || open(key)) }
}

/** Whether the key itself was refused; too many tries, a server in trouble and a broken connection say nothing of it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function keyIn(hash: string): string | null {
  return wellFormed(new URLSearchParams(hash.slice(1)).get('key'))
}

/** What an earlier look at this entry of the history left to be tried. */
function keptKey(state: unknown): string | null {
  return wellFormed((state as { bookingKey?: unknown } | null)?.bookingKey)
}

function wellFormed(key: unknown): string | null {
  return typeof key === 'string' && keyPattern.test(key) ? key : null
}
