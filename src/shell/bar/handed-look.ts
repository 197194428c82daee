import { type Conditions, MOST_LATENCY_MS } from '../../contract/bar.ts'
import { keepConditions } from './conditions-cookie.ts'
import { keepLook, type Look, lookOf } from './kept-look.ts'

/** Each agency's site is an origin of its own, which keeps what was chosen for itself; the address is all they share. */
const NAME = 'livery-look'

/** Writes what is chosen as the fragment of an address, for the bar of the site it leads to. */
export function handedLook(look: Look, { latency, scenario }: Conditions): string {
  const chosen = new URLSearchParams({ ...look, latency: String(latency), scenario })
  return `#${new URLSearchParams({ [NAME]: chosen.toString() })}`
}

/** Keeps what an address brought from another agency's bar, and takes it out of the address. What is no choice of the bar is none. */
export function takeHandedLook(at: Location = location): void {
  const handed = new URLSearchParams(at.hash.slice(1)).get(NAME)
  if (handed === null) return
  const chosen = new URLSearchParams(handed)
  keepLook(lookOf({ mode: chosen.get('mode'), direction: chosen.get('direction') }))
  const latency = /^\d{1,5}$/.test(chosen.get('latency') ?? '') ? Number(chosen.get('latency')) : 0
  const scenario = /^\w{0,40}$/.test(chosen.get('scenario') ?? '') ? (chosen.get('scenario') ?? '') : ''
  keepConditions({ latency: Math.min(latency, MOST_LATENCY_MS), scenario })
  history.replaceState(history.state, '', at.pathname + at.search)
}
