import { type Conditions, DEMO_CLOCK, DEMO_SIGN_IN } from '../../contract/bar.ts'
import { barTexts as texts } from './bar-texts.ts'
import { keepConditions } from './stored-page-style.ts'

/** Opens this page with other parameters. */
export function openWith(parameters: Readonly<Record<string, string>>): void {
  const to = new URL(location.href)
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
  location.assign(to)
}

/** Parameters that another agency's page receives too; the rest, such as a link's token, is for this site only. */
const shared = ['lng', 'currency']

/** Opens the same page at another agency. */
export function openAt(home: string, handed: string): void {
  location.assign(addressAt(home, handed, new URL(location.href)))
}

/** Returns the address of the same page at the agency with this home, with the bar's choices in the fragment. */
export function addressAt(home: string, handed: string, from: URL): URL {
  const to = new URL(home, from)
  to.pathname = from.pathname
  for (const name of shared) {
    const value = from.searchParams.get(name)
    if (value !== null) to.searchParams.set(name, value)
  }
  to.hash = handed
  return to
}

/** Signs a demo user in and returns to this page. */
export function signInAs(name: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = DEMO_SIGN_IN
  const fields = { as: name, to: location.pathname + location.search }
  for (const [key, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = key
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}

/**
 * Signs out and stays on this page; returns the reason if that failed. The chosen latency and failures do not apply
 * to this call.
 */
export async function signOut(conditions: Conditions): Promise<string> {
  keepConditions({ latency: 0, scenario: '' })
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
  const answer = await fetch('/api/user/logout', { method: 'POST', headers }).catch(() => null)
  keepConditions(conditions)
  if (!answer?.ok) return texts.signOutFailed(answer?.status ?? null)
  location.reload()
  return ''
}

/** Moves the demo's clock to a moment (ISO 8601), or to the real time, and loads this page again. False if refused. */
export async function moveClock(at: string): Promise<boolean> {
  const body = new URLSearchParams({ at })
  const answer = await fetch(DEMO_CLOCK, { method: 'POST', body }).catch(() => null)
  if (!answer?.ok) return false
  location.reload()
  return true
}
