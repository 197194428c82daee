import type { Session } from '../../../contract/session.ts'
import type { OperatorSessions } from '../../domain/accounts/sessions/operator-sessions.ts'
import { sessionOf } from '../../domain/accounts/sessions/sessions.ts'
import { isMailable } from '../../domain/mail/is-mailable.ts'
import type { Route } from '../request-context/route.ts'
import { failed } from './operator-failure.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the function that signs a person in at the operator's own API. The token of its reply (`token`,
 * `accessToken` or `data.token`) stays on the server, and the browser gets a token that represents it. Source:
 * ARCHITECTURE.md, 'Life of a request'.
 */
export function operatorLogin(api: OperatorApi, sessions: OperatorSessions) {
  return async (call: Parameters<Route<'login'>>[0]): Promise<{ session: Session; token: string } | null> => {
    const { status, body, headers } = await operatorRequest(api, 'login', call)
    if ([400, 401, 403, 404, 422].includes(status)) return null
    if (status >= 400) throw operatorRefusal('login', status, body, headers)
    const started = await startOperatorSession(sessions, call.agency.id, body, call.body.email)
    if (started === null) throw failed('login', 'its answer has no usable token')
    return started
  }
}

/**
 * Stores the token of an operator's answer and returns the session; null without a usable token. `email` is the
 * address that the person proved to know, for answers without one.
 */
export async function startOperatorSession(
  sessions: OperatorSessions,
  agencyId: string,
  body: unknown,
  email = '',
): Promise<{ session: Session; token: string } | null> {
  const reply = fields(body)
  const data = fields(reply.data)
  const token = [reply.token, reply.accessToken, data.token].find((value) => typeof value === 'string')
  // The token must be a valid header value, since it is sent back to the API.
  if (typeof token !== 'string' || !/^[\x21-\x7e]{1,4096}$/.test(token)) return null
  const session = sessionFrom([reply.user, data.user, reply.data, reply].map(fields), email)
  return { session, token: await sessions.start(agencyId, session, token) }
}

/** Spec §7 defines no shape of the reply: the first place that has a field is used, and a traveller is the default. */
function sessionFrom(places: readonly Fields[], email: string): Session {
  const first = (name: string) => places.map((place) => place[name]).find((value) => value !== undefined)
  const userType = (['AgencyOwner', 'Admin', 'SalesAgent', 'Traveller'] as const).find(
    (type) => type === first('userType'),
  )
  const own = (name: string, snake: string) =>
    places.map((place) => fields(place.personal_info)[snake]).find((value) => typeof value === 'string') ??
    first(name) ??
    first(snake)
  const currency = textOf(first('currency'), 3)
  return sessionOf({
    userType: userType ?? 'Traveller',
    isRestricted: first('isRestrictedAgent') === true,
    firstName: textOf(own('firstName', 'first_name'), 80),
    lastName: textOf(own('lastName', 'last_name'), 80),
    email: addressOf(own('email', 'email')) || addressOf(email),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    picture: pictureOf(own('profileImage', 'profile_image')),
    isRewardWalletEnable: first('isRewardWalletEnable') === true,
    keptBy: 'operator',
  })
}

function textOf(value: unknown, length: number): string {
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, length)
    : ''
}

function addressOf(value: unknown): string {
  return typeof value === 'string' && isMailable(value) ? value : ''
}

/** Only pictures that the pages' content policy allows with an operator's API: any host, https, without credentials. */
function pictureOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2048 || !URL.canParse(value)) return ''
  const { protocol, username, password, href } = new URL(value)
  return protocol === 'https:' && username === '' && password === '' ? href : ''
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
