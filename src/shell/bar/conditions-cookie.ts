import { CONDITIONS_COOKIE, type Conditions } from '../../contract/bar.ts'

/** Stores the conditions for the server in a session cookie; removes it if there are none. */
export function keepConditions({ latency, scenario }: Conditions): void {
  const kept = new URLSearchParams()
  if (latency > 0) kept.set('latency', String(latency))
  if (scenario !== '') kept.set('scenario', scenario)
  const isNone = kept.size === 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http, which demo and development allow
  document.cookie = `${CONDITIONS_COOKIE}=${encodeURIComponent(kept.toString())};path=/;samesite=lax${isNone ? ';max-age=0' : ''}`
}
