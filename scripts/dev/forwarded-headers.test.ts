import { expect, it } from 'vitest'
import { forwardedHeaders } from './forwarded-headers.ts'

const own = ['Host', 'jolt.localhost', 'Accept', 'text/html']

it('forwards a request from this machine unchanged', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined])
    expect(forwardedHeaders(own, peer, [])).toEqual(own)
})

it('adds the address of a visitor on another machine', () => {
  expect(forwardedHeaders(own, '192.168.1.7', [])).toEqual([...own, 'X-Forwarded-For', '192.168.1.7'])
})

it("drops a visitor's claims about addresses, hosts and schemes", () => {
  const claims = ['Host', 'a', 'X-Forwarded-For', '127.0.0.1', 'x-forwarded-proto', 'https', 'Via', '1.1 x']
  expect(forwardedHeaders(claims, '192.168.1.7', [])).toEqual(['Host', 'a', 'X-Forwarded-For', '192.168.1.7'])
  expect(forwardedHeaders(claims, '127.0.0.1', [])).toEqual(['Host', 'a'])
})

it('keeps the headers of a trusted proxy, and adds the proxy to the chain', () => {
  const reported = ['X-Forwarded-For', '203.0.113.9', 'X-Forwarded-Proto', 'https']
  expect(forwardedHeaders(reported, '10.0.0.2', ['10.0.0.0/8'])).toEqual([
    'X-Forwarded-Proto',
    'https',
    'X-Forwarded-For',
    '203.0.113.9, 10.0.0.2',
  ])
  expect(forwardedHeaders(reported, '127.0.0.1', ['127.0.0.1'])).toEqual([
    'X-Forwarded-Proto',
    'https',
    'X-Forwarded-For',
    '203.0.113.9',
  ])
})
