import { describe, expect, it } from 'vitest'
import { fieldTable } from '../core/field-table.ts'
import { findShownPage, isUnseen, pickedAt } from './find-shown-page.ts'
import { places, unseen } from './places.ts'

const settings = { agencyTerms: [{ id: 'travel', title: 'Travel' }] }
const nameOf = (pointer: string) => `The ${pointer}`

describe('places of settings on the site', () => {
  it.each(fieldTable.map(({ pointer }) => pointer))('of %s exist, or have a reason not to', (pointer) => {
    expect(findShownPage(pointer, settings) !== null).not.toBe(isUnseen(pointer))
  })

  it('name only existing settings', () => {
    for (const pointer of [...places.map((one) => one.pointer), ...Object.keys(unseen)]) {
      const isKnown = fieldTable.some(
        (field) => field.pointer === pointer || field.pointer.startsWith(`${pointer}/`),
      )
      expect([pointer, isKnown]).toEqual([pointer, true])
    }
  })

  it('have a reason for each setting without one', () => {
    for (const reason of Object.values(unseen)) expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  it('lead to the only page, or to the first of many', () => {
    expect(findShownPage('/about/title', settings)).toEqual({
      path: '/about',
      selector: 'main h1',
      otherwise: 'main',
    })
    expect(findShownPage('/posts/lisbon/title', settings)?.path).toBe('/blog')
    expect(findShownPage('/agencyTerms', settings)?.path).toBe('/agency-terms-and-conditions/travel')
    expect(findShownPage('/agencyTerms', {})).toBeNull()
    expect(findShownPage('/agency/logoMobile', settings)).toMatchObject({ path: '/', device: 'phone' })
    expect(findShownPage('/agency/supportMode', settings)).toMatchObject({ role: 'traveller' })
  })

  it('are selected by a press for the shown page and device, with their name', () => {
    const named = (path: string, device: 'phone' | 'desktop') => pickedAt(path, settings, device, nameOf)
    expect(named('/?tab=Cars', 'desktop')).toContainEqual([
      '.hero-words h1',
      '/agency/home/headline',
      'The /agency/home/headline',
    ])
    expect(named('/about', 'desktop').map(([, pointer]) => pointer)).not.toContain('/agency/home/headline')
    const logo = (device: 'phone' | 'desktop') =>
      named('/', device).find(([selector]) => selector === 'header picture')?.[1]
    expect([logo('phone'), logo('desktop')]).toEqual(['/agency/logoMobile', '/agency/logo'])
  })
})
