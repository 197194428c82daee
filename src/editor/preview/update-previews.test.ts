import { atom, createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import type { PageAgency } from '../../contract/page.ts'
import type { ToPreview } from '../../contract/preview-messages.ts'
import { change } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { accepted, documentOf, edited, type Saving, saved, sending } from '../core/autosave.ts'
import type { EditorState } from '../core/editor-state.ts'
import { fieldTable } from '../core/field-table.ts'
import type { Frames } from './frames.ts'
import { needsServer, previewAgency, updatePreviews } from './update-previews.ts'

/** An editor whose saving state is set by the test, and the messages that its previews receive. */
function messagesFor(agency: JsonObject) {
  const store = createStore()
  const savingAtom = atom<Saving>(saved({ revision: 1, settings: { agency } }))
  const documentAtom = atom((get) => documentOf(get(savingAtom)))
  const brandAtom = atom({ primaryColor: '#2c7be5' })
  const editor = { store, savingAtom, documentAtom, brandAtom, document: () => store.get(documentAtom) }
  const messages: ToPreview[] = []
  const frames = { tellDraft: (one: ToPreview) => messages.push(one), listen: () => () => undefined }
  updatePreviews(
    editor as unknown as EditorState,
    frames as unknown as Frames,
    agency as unknown as PageAgency,
  )
  return {
    set: (next: (saving: Saving) => Saving) => store.set(savingAtom, next),
    take: () =>
      messages.splice(0).map((one) => (one.kind === 'agency' ? `agency ${one.agency.agencyName}` : one.kind)),
  }
}

it('does not restore older values when an answer arrives before the latest change is stored', () => {
  const { set, take } = messagesFor({ agencyName: 'Aurora', isFaqEnable: false })
  const faq = change('/agency/isFaqEnable', false, true)
  set((saving) => sending(edited(saving, [faq])))
  set((saving) => edited(saving, [change('/agency/agencyName', 'Aurora', 'Boreal')]))
  expect(take()).toEqual(['agency Aurora', 'agency Boreal'])
  set((saving) => accepted(saving, 2, [faq]))
  expect(take()).toEqual(['refresh', 'agency Boreal', 'menus'])
  // Once everything is stored, the server supplies what only it can.
  set((saving) => sending(saving))
  set((saving) => accepted(saving, 3, saving.sent))
  expect(take()).toEqual(['refresh'])
})

/** Fields for which pages show something other than their text, or other deals, prices or ways to sign in. */
const serverFields = [
  '/navigation',
  '/about/title',
  '/faq',
  '/posts/lisbon/title',
  '/destinations',
  '/agencyTerms',
  '/cancellationPolicies/Hotels',
  '/links',
  '/currencies',
  '/wording/en/home.title',
  'privacyPolicy',
  'cookiesPolicy',
  'disclaimer',
  'userTermsAndConditions',
  'home/place',
  'chatWidget',
].map((name) => (name.startsWith('/') ? name : `/agency/${name}`))
const more = [
  'allowNonLoginFlow',
  'displayTopDestinations',
  'bookingMenuItemOptions',
  'sso/isSSOEnabled',
  'languages',
  'defaultCurrency',
  'defaultCountry',
  'supportMode',
  'currentPaymentGateway',
  'newField',
].map((name) => `/agency/${name}`)

describe('pages request the server again', () => {
  it.each([...serverFields, ...more])('for what only it makes of %s', (pointer) => {
    expect(needsServer(pointer)).toBe(true)
  })

  it.each([
    '/agency/agencyName',
    '/agency/logo',
    '/agency/primaryColor',
    '/agency/theme/radius',
    '/agency/city',
  ])('for nothing if they show the written text: %s', (pointer) => {
    expect(needsServer(pointer)).toBe(false)
  })

  it('for every switch, choice and list', () => {
    const kinds = new Set(['switch', 'choice', 'list', 'country', 'countries', 'languages', 'currency'])
    const silent = fieldTable.filter(({ kind, pointer }) => kinds.has(kind) && !needsServer(pointer))
    expect(silent.filter(({ pointer }) => !pointer.startsWith('/agency/theme'))).toEqual([])
  })
})

const place = { name: 'Lisbon', latitude: 1, longitude: 2 }
const published = {
  id: 'a',
  version: 7,
  subdomain: 'aurora',
  isSubscribed: true,
  isFaqEnable: true,
  publishedPages: ['/about'],
  agencyName: 'Aurora',
  defaultCurrency: 'EUR',
  languages: ['en', 'pt'],
  chatWidget: { url: 'https://chat.example' },
  timeZone: 'Europe/Lisbon',
  home: { heroTitle: 'Go', place },
} as unknown as PageAgency

describe('agency in a preview', () => {
  it('is the draft, with the values that the server derives and the platform sets', () => {
    const agency = { agencyName: 'Boreal', languages: ['en'], home: {}, privacyPolicy: '<p>Long</p>' }
    expect(previewAgency(published, { agency })).toEqual({
      id: 'a',
      version: 7,
      subdomain: 'aurora',
      isSubscribed: true,
      isFaqEnable: true,
      publishedPages: ['/about'],
      defaultCurrency: 'EUR',
      agencyName: 'Boreal',
      languages: ['en'],
      home: { place },
    })
  })

  it('has the published values if the draft contains no agency', () => {
    expect(previewAgency(published, {})).toBe(published)
    // What every page needs.
    expect(previewAgency(published, { agency: {} }).languages).toEqual(['en', 'pt'])
  })
})
