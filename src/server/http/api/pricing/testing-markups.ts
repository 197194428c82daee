import { expect } from 'vitest'
import type { MarkupRule } from '../../../../contract/types.ts'
import type { TestApp } from '../../../hosts/testing-app.ts'

/** Replaces the rules of aurora as its owner does in Markup Settings. */
export async function setMarkups(app: TestApp, rules: readonly MarkupRule[], owner?: string): Promise<void> {
  const cookie = owner ?? (await app.signIn('owner@test.example'))
  const before = await app.call('/api/agency/markups', { headers: { cookie } })
  const headers = { cookie, 'if-match': before.headers.get('etag') ?? '' }
  const { status } = await app.call('/api/agency/markups', { method: 'PUT', body: { rules }, headers })
  expect(status).toBe(200)
}
