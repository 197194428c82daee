import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import type { ReadReference } from './reference-routes.ts'

const files = new Map([
  ['openapi.json', '{"openapi":"3.1.0"}'],
  ['swagger-ui.css', 'p {}'],
])
const reference: ReadReference = async (name) => {
  const text = files.get(name)
  return text === undefined ? null : new TextEncoder().encode(text)
}

describe('the API reference of the demo', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ reference })
  })

  it('serves the contract as JSON', async () => {
    const response = await app.call('/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ openapi: '3.1.0' })
  })

  it('serves a page whose policy allows only scripts and styles of this origin', async () => {
    const response = await app.call('/api/docs')
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    const html = await response.text()
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  it('serves the files of the page, and no others', async () => {
    const style = await app.call('/api/docs/swagger-ui.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await style.text()).toBe('p {}')
    for (const name of ['openapi.json', 'toString', '..%2fopenapi.json', 'swagger-ui-bundle.js'])
      expect((await app.call(`/api/docs/${name}`)).status, name).toBe(404)
  })
})

it('has no address in production', async () => {
  const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
  const app = await openTestApp({ reference, config })
  const host = 'www.aurora.example'
  const docs = await app.call('/api/docs', { host })
  expect([docs.status, await docs.json()]).toMatchObject([404, { code: 'not_found' }])
  const unknown = await app.call('/api/unknown', { host })
  expect(docs.headers.get('content-type')).toBe(unknown.headers.get('content-type'))
  // Every unknown address is a page that says it was not found.
  expect(await (await app.call('/openapi.json', { host })).text()).toBe('<p>page</p>')
})
