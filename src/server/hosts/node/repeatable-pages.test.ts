import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { compressText } from './compress-text.ts'
import { createRepeatablePages } from './repeatable-pages.ts'

vi.mock('./compress-text.ts', () => ({ compressText: vi.fn(async () => Buffer.from('small')) }))

it('compresses a page again, slowly and once, when it has been answered three times', () => {
  const pages = createRepeatablePages(100_000)
  const request = { headers: { 'accept-encoding': 'br' } } as IncomingMessage
  const response = { writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse
  pages.remember('key', pages.generation(), {
    agencyId: 'one',
    expires: Number.POSITIVE_INFINITY,
    status: 200,
    headers: {},
    body: Buffer.alloc(2000),
    compressed: { coding: 'br', body: Buffer.from('fast') },
  })
  const efforts = () => {
    pages.answer('key', request, response)
    return vi.mocked(compressText).mock.calls.map(([, , effort]) => effort)
  }
  expect([efforts(), efforts(), efforts(), efforts()]).toEqual([[], [], ['small'], ['small']])
})
