import { CONDITIONS_COOKIE, type Conditions } from '../../contract/bar.ts'

/** Stores the conditions for the server in a session cookie; removes it if there are none. */
export function keepConditions({ latency, scenario }: Conditions): void {
  const stored = new URLSearchParams()
  if (latency > 0) stored.set('latency', String(latency))
  if (scenario !== '') stored.set('scenario', scenario)
  const isNone = stored.size === 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP, which demo and development allow
  document.cookie = `${CONDITIONS_COOKIE}=${encodeURIComponent(stored.toString())};path=/;samesite=lax${isNone ? ';max-age=0' : ''}`
}
