import { DEMO_SIGN_IN } from '../../contract/bar.ts'

/** Opens this page, or the same page of another agency, with other parameters. */
export function openWith(parameters: Readonly<Record<string, string>>, home?: string): void {
  const address = new URL(location.href)
  const to = new URL(home ?? address.href, address)
  // An agency that is chosen by a parameter keeps that one.
  if (home !== undefined) {
    for (const [name, value] of address.searchParams)
      if (!to.searchParams.has(name)) to.searchParams.set(name, value)
    to.pathname = address.pathname
  }
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
  location.assign(to)
}

/** Signs one of the demo's people in, and comes back to this page. */
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

/** Is a visitor again, on this page. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
  await fetch('/api/user/logout', { method: 'POST', headers })
  location.reload()
}
