import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { Session } from '../../../contract/session.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import { testNow } from '../../kernel/dates/testing-now.ts'
import { validateResponse } from '../../kernel/validation/validate-response.ts'
import { operationCases } from './testing-operations.ts'

/** An answer from any kind of host; of an event stream, only its beginning. */
export interface HostAnswer {
  status: number
  type: string
  agency: string
  text: string
}

/** A host of the app, called as a page of the agency calls it: with its cookies, signed in or not. */
export interface ApiHost {
  ask(path: string, call: HostCall): Promise<HostAnswer>
}

export interface HostCall {
  method: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface SuitePerson {
  email: string
  password: string
}

/** Statuses that differ from the table at agencies other than those of the tests. */
export type OtherStatuses = Readonly<Partial<Record<OperationId, number>>>

interface SuiteOptions {
  /** The host's time; the table's dates are moved by its distance from the tests' time. */
  now: Date
  others?: OtherStatuses
}

const agency = { allowNonLoginFlow: true, academyUrl: '' }

/**
 * Makes every call of the contract at a host as one person or as a visitor. Returns one line for each difference from
 * the table of operations: status, body by the contract, kind of error, agency. It only sends requests, so it can
 * test any host.
 */
export async function apiFaults(
  host: ApiHost,
  person: SuitePerson | null,
  { now, others = {} }: SuiteOptions,
): Promise<string[]> {
  const days = Math.round((now.getTime() - testNow.getTime()) / 86_400_000)
  const faults: string[] = []
  for (const { id, path, method } of Object.values(operations)) {
    const session = await present(host, person)
    const { path: example = path, body = {}, headers = {} } = operationCases[id as OperationId]
    const movedPath = later(example, days)
    const answer = await host.ask(movedPath, {
      method: method.toUpperCase(),
      headers,
      ...(method !== 'get' && { body: laterBody(body, days) }),
    })
    const found = faultsOf(id as OperationId, answer, wantedStatus(id as OperationId, session, others))
    faults.push(...found.map((fault) => `${id} (${method} ${movedPath}) ${fault}`))
  }
  return faults
}

/** Moves the dates in a JSON body; files are not changed. */
function laterBody(body: unknown, days: number): unknown {
  return body instanceof Uint8Array ? body : JSON.parse(later(JSON.stringify(body), days))
}

/** Moves every date in a text by a number of days. */
function later(text: string, days: number): string {
  return text.replace(/\b20\d\d-\d\d-\d\d(?!\d)/g, (date) => {
    const moved = new Date(Date.parse(date) + days * 86_400_000)
    return moved.toISOString().slice(0, 10)
  })
}

function faultsOf(id: OperationId, { status, type, agency, text }: HostAnswer, wanted: number): string[] {
  const isJson = type.includes('json') && !type.includes('ndjson')
  const wrong = validateResponse(id, status, isJson ? JSON.parse(text) : text)
  return [
    ...(status === wanted ? [] : [`is answered with ${status}, not ${wanted}: ${text.slice(0, 200)}`]),
    ...(agency === '' ? ['does not say whose answer it is'] : []),
    ...(status >= 400 && type !== 'application/problem+json' ? [`is refused as ${type}`] : []),
    ...wrong.map(({ field, reason }) => `has ${field} that ${reason}`),
  ]
}

function wantedStatus(id: OperationId, session: Session, others: OtherStatuses): number {
  const { may, status = 200 } = operationCases[id]
  if (may === 'anybody' || mayCall(may, session)) return others[id] ?? status
  return session.signedIn ? 403 : 401
}

function mayCall(may: string, session: Session): boolean {
  if (may === 'whoeverIsSignedIn') return session.signedIn
  return session.signedIn && (permissionsOf(session, agency) as ReadonlySet<string>).has(may)
}

/** Signs the person in again if a call has ended the session. */
async function present(host: ApiHost, person: SuitePerson | null): Promise<Session> {
  const current = async () => {
    const { text } = await host.ask('/api/user/session', { method: 'GET' })
    return (JSON.parse(text) as { session: Session }).session
  }
  const session = await current()
  if (person === null || session.signedIn) return session
  const { status, text } = await host.ask('/api/user/login', { method: 'POST', body: { ...person } })
  if (status !== 200) throw new Error(`${person.email} cannot sign in: ${text}`)
  return current()
}
