import { delay, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestNetwork } from './testing-network.ts'

const address = 'http://aurora.localhost:4000/api/agency'
const answering = (answer: string) => http.get('*/api/agency', () => HttpResponse.text(answer))
const text = async () => (await fetch(address)).text()

describe('network of a test', () => {
  const real = globalThis.fetch
  let network: ReturnType<typeof openTestNetwork>
  beforeEach(() => {
    network = openTestNetwork(answering('own'))
  })
  afterEach(() => network.close())

  it('prefers the answer added last until added ones are removed', async () => {
    expect(await text()).toBe('own')
    network.use(answering('first'))
    network.use(answering('second'))
    expect(await text()).toBe('second')
    network.resetHandlers()
    expect(await text()).toBe('own')
  })

  it('leaves a request to the next answer if one returns nothing or was for one request', async () => {
    const seen: string[] = []
    network.use(http.get('*/api/agency', () => HttpResponse.text('once'), { once: true }))
    network.use(http.all('*', ({ request }) => void seen.push(request.url)))
    expect([await text(), await text()]).toEqual(['once', 'own'])
    expect(seen).toEqual([address, address])
  })

  it('fails as a browser does without a connection', async () => {
    network.use(http.get('*/api/agency', () => HttpResponse.error()))
    await expect(text()).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  it('ends an aborted request at once', async () => {
    network.use(http.get('*/api/agency', () => delay('infinite')))
    const leaving = new AbortController()
    const answer = fetch(address, { signal: leaving.signal })
    leaving.abort()
    await expect(answer).rejects.toHaveProperty('name', 'AbortError')
  })

  it('fails for an address that nothing answers', async () => {
    await expect(fetch('http://other.example/')).rejects.toThrow('Nothing answers GET http://other.example/')
  })

  it('gives fetch back when it closes', () => {
    network.close()
    expect(globalThis.fetch).toBe(real)
  })
})
