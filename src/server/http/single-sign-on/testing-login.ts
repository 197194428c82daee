import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type Provider } from 'oidc-provider'
import { type AskingSite, loginPage, loginPolicy, noLoginPage } from './testing-login-page.ts'

const MOST_BYTES = 10_000
const MOST_CHARACTERS = 100

export interface TestLoginDependencies {
  provider: Provider
  siteOf: (clientId: string) => AskingSite
  isKnown: (login: string) => boolean
}

/** Answers a log-in: the page, and the data of its form. */
export function loginPath(uid: string): string {
  return `/login/${uid}`
}

/**
 * Makes the handler at `loginPath`: shows the form, and accepts the name or a refusal. Logging in also grants
 * consent.
 */
export function createLogin({ provider, siteOf, isKnown }: TestLoginDependencies) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const interaction = await provider.interactionDetails(request, response)
      // The cookie identifies the log-in: the address must match it.
      if (request.url !== loginPath(interaction.uid)) throw new errors.SessionNotFound('another log-in')
      const { params } = interaction
      const show = (status: number, name: string, problem: string | null) => {
        const site = siteOf(String(params.client_id))
        const page = loginPage({ action: loginPath(interaction.uid), site, name, problem })
        send(response, status, page, [new URL(String(params.redirect_uri)).origin])
      }
      if (request.method === 'GET') return show(200, '', null)
      if (request.method !== 'POST') return refuse(response, 405, 'There is nothing here to be asked so.')

      const form = await formOf(request)
      if (form === null) return refuse(response, 413, 'More was sent than a name and a password.')
      const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
        provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      if (form.get('answer') === 'cancel') return await finish({ error: 'access_denied' })
      const name = (form.get('login') ?? '').trim()
      const problem = problemOf(name, isKnown)
      if (problem !== null) return show(422, name, problem)
      return await finish({ login: { accountId: name }, consent: {} })
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error
      refuse(response, 400, 'It was finished before, begun too long ago, or begun in another browser.')
    }
  }
}

/** Answers with the page for a log-in that cannot continue. */
export function refuse(response: ServerResponse, status: number, reason: string): void {
  send(response, status, noLoginPage(reason), [])
}

/** Returns the headers of every page of the provider itself. */
export function pageHeaders(formTargets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': loginPolicy(formTargets),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function send(response: ServerResponse, status: number, page: string, formTargets: readonly string[]) {
  response.writeHead(status, pageHeaders(formTargets)).end(page)
}

function problemOf(name: string, isKnown: TestLoginDependencies['isKnown']): string | null {
  if (name === '') return 'Enter a name.'
  if (name.length > MOST_CHARACTERS) return `Enter a name of at most ${MOST_CHARACTERS} characters.`
  if (/\p{Cc}/u.test(name)) return 'Enter a name without control characters.'
  return isKnown(name) ? null : 'Nobody here has this name.'
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > MOST_BYTES) return null
  }
  return new URLSearchParams(text)
}
