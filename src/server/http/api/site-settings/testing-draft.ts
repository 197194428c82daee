import { randomUUID } from 'node:crypto'
import type {
  Draft,
  FieldError,
  Finding,
  PastChange,
  Publication,
  Receipt,
} from '../../../../contract/types.ts'
import type { Change } from '../../../../tenant/settings/change.ts'
import type { TestApp } from '../../../hosts/testing-app.ts'

/** An answer of any of the draft's calls. */
export interface DraftReply {
  status: number
  etag: string | null
  code?: string
  errors?: FieldError[]
  revision?: number
  since?: PastChange[]
  findings?: Finding[]
  data: Draft & { changes: Change[]; publication: Publication; receipt: Receipt }
}

export interface TestEditor {
  /** The person's Cookie header. */
  cookie: string
  get(): Promise<DraftReply>
  change(revision: number | string | null, changes: unknown, more?: object): Promise<DraftReply>
  /** Changes one field from the current revision. */
  set(pointer: string, after?: unknown): Promise<DraftReply>
  discard(revision: number): Promise<DraftReply>
  publish(revision: number, note?: string): Promise<DraftReply>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<DraftReply>
}

/** Returns a person who edits an agency's settings as the editor does. */
export async function testEditor(
  app: TestApp,
  email = 'owner@test.example',
  host?: string,
): Promise<TestEditor> {
  const cookie = await app.signIn(email, host)
  const call: TestEditor['call'] = async (method, path, body, headers = {}) => {
    const response = await app.call(`/api/branding/${path}`, {
      method,
      body,
      headers: { cookie, ...headers },
      ...(host === undefined ? {} : { host }),
    })
    const text = await response.text()
    return { status: response.status, etag: response.headers.get('etag'), ...JSON.parse(text) }
  }
  const change: TestEditor['change'] = (revision, changes, more = {}) => {
    const named = typeof revision === 'number' ? `"${revision}"` : revision
    return call('PATCH', 'draft', { changes, ...more }, named === null ? {} : { 'if-match': named })
  }
  return {
    cookie,
    call,
    change,
    get: () => call('GET', 'draft'),
    async set(pointer, after) {
      const { data } = await call('GET', 'draft')
      return change(data.revision, [{ pointer, after }], { gesture: randomUUID() })
    },
    discard: (revision) => call('DELETE', 'draft', undefined, { 'if-match': `"${revision}"` }),
    publish: (revision, note = '') => call('POST', 'publish', { revision, note }),
  }
}
