import { type Conditions, MOST_LATENCY_MS } from '../../contract/bar.ts'
import { keepConditions } from './conditions-cookie.ts'
import { type PageStyle, readPageStyle, storePageStyle } from './stored-page-style.ts'

/** Each agency's site is a separate origin with its own storage, so choices are passed on in the address. */
const NAME = 'livery-look'

/** Writes the choices as the fragment of an address, for the bar of the other site. */
export function writePageStyleFragment(style: PageStyle, { latency, scenario }: Conditions): string {
  const chosen = new URLSearchParams({ ...style, latency: String(latency), scenario })
  return `#${new URLSearchParams({ [NAME]: chosen.toString() })}`
}

/** Stores the choices from another agency's bar and removes them from the address. Ignores invalid choices. */
export function takePageStyleFragment(at: Location = location): void {
  const handed = new URLSearchParams(at.hash.slice(1)).get(NAME)
  if (handed === null) return
  const chosen = new URLSearchParams(handed)
  storePageStyle(readPageStyle({ mode: chosen.get('mode'), direction: chosen.get('direction') }))
  const latency = /^\d{1,5}$/.test(chosen.get('latency') ?? '') ? Number(chosen.get('latency')) : 0
  const scenario = /^\w{0,40}$/.test(chosen.get('scenario') ?? '') ? (chosen.get('scenario') ?? '') : ''
  keepConditions({ latency: Math.min(latency, MOST_LATENCY_MS), scenario })
  history.replaceState(history.state, '', at.pathname + at.search)
}
