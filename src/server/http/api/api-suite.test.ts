import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../scripts/proof-cases.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { uncounted } from '../../adapters/store/testing-uncounted.ts'
import { openTestApp, sellingAgencies, type TestApp, testNow, testPassword } from '../../hosts/testing-app.ts'
import { cookieHeader, cookieOf, type StoredCookie } from '../http-messages/cookie-jar.ts'
import { briefStreams } from '../request-context/testing-event-streams.ts'
import { type ApiHost, apiFaults } from './testing-api-suite.ts'

/** The app in process, called as a browser calls it: cookies that it sets are sent back. */
function hostOf(app: TestApp): ApiHost {
  const stored = new Map<string, StoredCookie>()
  const now = testNow.getTime()
  return {
    async ask(path, { method, body, headers = {} }) {
      const cookie = cookieHeader('', stored.values(), { path: path.split('?')[0] ?? '/', now })
      const sent = cookie === '' ? headers : { ...headers, cookie }
      const response = await app.call(path, { method, body, headers: sent })
      for (const text of response.headers.getSetCookie()) {
        const set = cookieOf(text, now)
        if (set) stored.set(set.name, set)
      }
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        agency: response.headers.get('x-livery-agency') ?? '',
        text: await response.text(),
      }
    },
  }
}

describe('the API of a host', () => {
  it.each(proofCases(['owner', 'traveller', null, 'sales'], 2))(
    'answers %s as the table of operations states',
    async (name) => {
      const { store } = await openTestApp({}, sellingAgencies)
      const app = await openTestApp(
        { streams: briefStreams, store: uncounted(store), raster: sharpRaster() },
        {},
      )
      const person = name && { email: `${name}@test.example`, password: testPassword }
      expect(await apiFaults(hostOf(app), person || null, { now: testNow })).toEqual([])
    },
  )
})
