import { useSearchParams } from '@livery/platform'
import { useEffect, useState } from 'react'

/** What Stripe adds to the address that a bank's own page leads back to. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug']

/** Says whether somebody comes back from a bank's page, and takes out of the address what they bring along: the server is asked, whatever stands there. */
export function useBankReturn(): boolean {
  const [params, setParams] = useSearchParams()
  const [isReturn] = useState(() => params.has('payment_intent'))
  useEffect(() => {
    if (!added.some((name) => params.has(name))) return
    const rest = new URLSearchParams(params)
    for (const name of added) rest.delete(name)
    setParams(rest, { replace: true })
  }, [params, setParams])
  return isReturn
}
