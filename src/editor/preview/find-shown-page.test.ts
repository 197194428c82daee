import { describe, expect, it } from 'vitest'
import { fieldTable } from '../core/field-table.ts'
import { findShownPage, isUnseen, pickedAt } from './find-shown-page.ts'
import { places, unseen } from './places.ts'

const settings = { agencyTerms: [{ id: 'travel', title: 'Travel' }] }
const nameOf = (pointer: string) => `The ${pointer}`

describe('where settings show', () => {
  it.each(fieldTable.map(({ pointer }) => pointer))(
    '%s has a place, or a reason for having none',
    (pointer) => {
      expect(findShownPage(pointer, settings) !== null).not.toBe(isUnseen(pointer))
    },
  )

  it('names no setting that is none', () => {
    for (const pointer of [...places.map((one) => one.pointer), ...Object.keys(unseen)]) {
      const isKnown = fieldTable.some(
        (field) => field.pointer === pointer || field.pointer.startsWith(`${pointer}/`),
      )
      expect([pointer, isKnown]).toEqual([pointer, true])
    }
  })

  it('gives a reason for each that no page shows', () => {
    for (const reason of Object.values(unseen)) expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  it('leads to the page that has it, and to the first of many', () => {
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

  it('means by a press what the page and the device show, with its name', () => {
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
