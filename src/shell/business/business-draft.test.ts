import { describe, expect, it } from 'vitest'
import { hearSources, socialNetworks } from '../../contract/business-info-options.gen.ts'
import {
  type BusinessDraft,
  businessInfoOf,
  emailFault,
  emptyDraft,
  engineKeys,
  phoneOf,
  productInterests,
  sourceKeys,
  toggled,
  toggledAll,
  usageKeys,
  volumeKeys,
} from './business-draft.ts'
import english from './text/en.json' with { type: 'json' }

const full: BusinessDraft = {
  email: ' owner@agency.example ',
  phone: '+45 (0) 12-34',
  engines: ['Cars', 'Hotels'],
  volume: '$100k-$500k',
  usage: 'B2C website',
  heardBy: 'Peer referral',
  heardFrom: ' Ana of Northfold ',
  country: 'DK',
}

describe('submitted business information (spec §3, §5)', () => {
  it("is the contract's payload, with the engines in the product's order", () => {
    expect(businessInfoOf(full)).toEqual({
      contactEmailId: 'owner@agency.example',
      contactPhoneNumber: '+45 (0) 12-34',
      hearBy: 'Peer referral',
      hearByName: 'Ana of Northfold',
      hqCountry: 'DK',
      bookingVolume: '$100k-$500k',
      useForBusiness: 'B2C website',
      productInterested: 'Hotels,Cars',
    })
  })

  // §5.13
  it.each([
    ['an email', { email: ' ' }],
    ['an email that is one', { email: 'owner@agency' }],
    ['at least one booking engine', { engines: [] }],
    ['an annual volume', { volume: '' }],
    ['a business usage', { usage: '' }],
    ['a how-heard option', { heardBy: '' }],
    ['a how-heard detail', { heardFrom: ' ' }],
    ['an HQ country', { country: '' }],
  ] satisfies [string, Partial<BusinessDraft>][])('is incomplete without %s', (_, change) => {
    expect(businessInfoOf({ ...full, ...change })).toBeNull()
  })

  // §5.13
  it.each(hearSources)('needs the detail for how-heard option %s, except Google', (heardBy) => {
    const info = businessInfoOf({ ...full, heardBy, heardFrom: '' })
    expect(info !== null).toBe(heardBy === 'Google')
  })

  // §5.12
  it('is complete without a phone: it is optional', () => {
    expect(businessInfoOf({ ...full, phone: '' })?.contactPhoneNumber).toBe('')
  })

  it('is null while the form is empty', () => {
    expect(businessInfoOf(emptyDraft)).toBeNull()
  })
})

describe('email', () => {
  // §5.11
  it('is required, and must match a basic address pattern', () => {
    const said = (email: string) => {
      const fault = emailFault(email)
      return fault && english[fault]
    }
    expect(said('')).toBe('Email is required')
    expect(said('   ')).toBe('Email is required')
    expect(said('owner')).toBe('Please enter a valid email address')
    expect(said('owner@agency.example')).toBeNull()
  })
})

describe('phone', () => {
  it('is written in the characters that the server accepts', () => {
    expect(phoneOf('٠١٢ ۳۴')).toBe('012 34')
    expect(phoneOf('+1 (312) 555-0162 ext. x')).toBe('+1 (312) 555-0162 . ')
    expect(phoneOf('9'.repeat(50))).toHaveLength(32)
  })
})

describe('booking engines', () => {
  // §5.14
  it('are all six after All, and none after All again', () => {
    expect(toggledAll([])).toEqual(['Resorts', 'Hotels', 'Flights', 'Cars', 'Activities', 'Cruises'])
    expect(toggledAll(['Hotels'])).toHaveLength(6)
    expect(toggledAll(productInterests)).toEqual([])
  })

  it('are selected and deselected one by one', () => {
    expect(toggled(['Cars'], 'Hotels')).toEqual(['Hotels', 'Cars'])
    expect(toggled(['Hotels', 'Cars'], 'Hotels')).toEqual(['Cars'])
  })
})

describe('options', () => {
  // §5.15, §5.16, §5.17
  it('are those of spec §5, letter for letter, in English', () => {
    const words: Record<string, string> = english
    const shown = (keys: Readonly<Record<string, string>>) => Object.values(keys).map((key) => words[key])
    expect(shown(volumeKeys)).toEqual([
      '$0 Just getting started',
      'Under $100k',
      '$100k-$500k',
      '$500k-$1M',
      '$1M+',
    ])
    expect(shown(usageKeys)).toEqual([
      'B2C website',
      'B2B platform for clients',
      'API integrated with own product',
    ])
    expect(shown(sourceKeys)).toEqual([
      'Social Media',
      'Peer referral',
      'Google',
      'Customer Support Manager',
      'Other',
    ])
    expect(socialNetworks).toEqual(['LinkedIn', 'Instagram', 'Facebook', 'TikTok', 'Twitter'])
    expect(Object.keys(engineKeys)).toEqual([...productInterests])
    expect(words['business.all']).toBe('All')
  })
})
