import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})

const info = {
  contactEmailId: 'owner@test.example',
  contactPhoneNumber: '+45 12 34 56 78',
  hearBy: 'Social Media',
  hearByName: 'Instagram',
  hqCountry: 'DK',
  bookingVolume: '$100k-$500k',
  useForBusiness: 'B2C website',
  productInterested: 'Hotels,Flights',
}

const as = async (email: string, host?: string) => ({ cookie: await app.signIn(email, host) })
const path = '/api/agency/business-info'

describe('the public data of an agency', () => {
  it('belongs to its own host', async () => {
    for (const slug of ['aurora', 'meridian']) {
      const response = await app.call('/api/agency', { host: `www.${slug}.example` })
      expect(await response.json()).toMatchObject({
        agency: { agencyName: slug, id: await app.agencyId(slug) },
      })
    }
  })

  it('names each language in that language (spec §3, §9)', async () => {
    const { languages } = (await (await app.call('/api/agency/languages')).json()) as { languages: object[] }
    expect(languages).toHaveLength(9)
    expect(languages[0]).toEqual({ name: 'English', code: 'en', value: 'en-US' })
    expect(languages[6]).toEqual({ name: 'العربية', code: 'ar', value: 'ar' })
  })

  it('has the pages as the first data item', async () => {
    expect(await (await app.call('/api/agency/about-us')).json()).toEqual({
      data: [{ isEnabled: false, title: '', content: '' }],
    })
    expect(await (await app.call('/api/agency/faqs')).json()).toEqual({
      data: [{ isEnabled: false, headerMessage: '', questions: [] }],
    })
  })

  // §2.6.8
  it('has the menu as stored, including Book Now', async () => {
    expect(await (await app.call('/api/agency/navigations')).json()).toEqual({
      agencyNavigation: [{ label: 'Book Now', path: '/booknow/hotels' }],
    })
  })

  it('offers a currency for each rate when the agency names none, AED first (spec §3)', async () => {
    const { data } = (await (await app.call('/api/admin/country/enableCurrencies')).json()) as {
      data: { name: string; code: string; currency: string; symbol: string; image: string }[]
    }
    expect(data[0]).toMatchObject({
      name: 'United Arab Emirates',
      code: 'AE',
      currency: 'AED',
      image: '/flags/ae.svg',
    })
    expect(data.length).toBeGreaterThan(100)
  })
})

describe('business information', () => {
  it('needs a signed-in user: 401', async () => {
    expect((await app.call(path)).status).toBe(401)
    expect((await app.call(path, { method: 'POST', body: info })).status).toBe(401)
  })

  it('is refused to travellers: 403', async () => {
    const headers = await as('traveller@test.example')
    const response = await app.call(path, { headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
  })

  it('is read by every agent and submitted by the owner alone', async () => {
    expect(await (await app.call(path, { headers: await as('sales@test.example') })).json()).toEqual({
      data: { data: null },
    })
    for (const email of ['sales@test.example', 'admin@test.example']) {
      const response = await app.call(path, { method: 'POST', body: info, headers: await as(email) })
      expect(response.status).toBe(403)
    }
    const headers = await as('owner@test.example')
    const response = await app.call(path, { method: 'POST', body: info, headers })
    expect(await response.json()).toEqual({ data: info })
    expect(await (await app.call(path, { headers })).json()).toEqual({ data: { data: info } })
  })

  it('is submitted once: another owner’s answer is refused, the same answer again is accepted', async () => {
    const headers = await as('owner@test.example')
    const submit = (body: object) => app.call(path, { method: 'POST', body, headers })
    expect((await submit(info)).status).toBe(200)
    const second = await submit({ ...info, bookingVolume: '$1M+' })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ code: 'conflict', errors: [{ field: 'contactEmailId' }] })
    expect(await (await app.call(path, { headers })).json()).toEqual({ data: { data: info } })
    const { businessInfo } = app.store.forAgency(await app.agencyId('aurora'))
    expect(await businessInfo.find()).toEqual(info)
  })

  it('never belongs to another agency', async () => {
    const host = 'meridian.localhost:4000'
    const headers = await as('owner@test.example', host)
    expect(await (await app.call(path, { headers, host })).json()).toEqual({ data: { data: null } })
  })

  it('stores one complete answer when two owners submit at the same moment', async () => {
    const host = 'meridian.localhost:4000'
    const headers = await as('owner@test.example', host)
    const volumes = ['$1M+', 'Under $100k', '$500k-$1M']
    const sent = volumes.map((bookingVolume) =>
      app.call(path, { method: 'POST', body: { ...info, bookingVolume }, headers, host }),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const kept = (await (await app.call(path, { headers, host })).json()) as { data: { data: object } }
    expect(kept.data.data).toEqual({ ...info, bookingVolume: volumes[statuses.indexOf(200)] })
  })

  it.each([
    ['contactEmailId', 'not an address'],
    ['bookingVolume', 'lots'],
    ['productInterested', 'Rockets'],
    ['hqCountry', 'Denmark'],
    ['hearByName', 'MySpace'],
  ])('names %s when it is invalid: 422', async (field, value) => {
    const headers = await as('owner@test.example')
    const response = await app.call(path, { method: 'POST', body: { ...info, [field]: value }, headers })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] })
  })
})
