// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fieldsIn } from '../core/field-table.ts'
import { profileOf, profileStart, SocialControl } from './social-control.tsx'
import { showControl } from './testing-control.tsx'

afterEach(cleanup)

const box = () => screen.getByRole('textbox', { name: 'Field' })
const show = (language: 'en' | 'ar' = 'en') =>
  showControl({ Control: SocialControl }, '/agency/socialLinks/instagram', { language })

describe('page at a network', () => {
  it.each([
    ['instagram', '@aurora.travel', 'https://www.instagram.com/aurora.travel'],
    ['youtube', 'aurora', 'https://www.youtube.com/@aurora'],
    ['linkedin', 'aurora-travel', 'https://www.linkedin.com/company/aurora-travel'],
    ['instagram', 'milan.reisen', 'https://www.instagram.com/milan.reisen'],
    ['facebook', 'milan.reisen.gmbh', 'https://www.facebook.com/milan.reisen.gmbh'],
    ['instagram', 'instagram.com', null],
    ['facebook', 'm.facebook.com', null],
    ['twitter', 'x.com', null],
    ['instagram', 'www.milan-reisen.de', null],
    ['instagram', 'instagram.com/milan.reisen', null],
    ['instagram', 'https://www.instagram.com/aurora', null],
    ['instagram', '@../../evil', null],
    ['instagram', 'javascript:alert(1)', null],
    ['__proto__', '@aurora', null],
    ['instagram', '', null],
  ])('at %s by %j is %j', (network, typed, address) => expect(profileOf(network, typed)).toBe(address))

  it('has an address prefix for every network of the contract', () => {
    for (const { pointer } of fieldsIn('social'))
      expect(profileStart(pointer.slice(pointer.lastIndexOf('/') + 1)), pointer).not.toBe('https://')
  })

  it('is stored by its name, with the resulting address shown', async () => {
    const { said } = await show()
    await userEvent.type(box(), '@aurora')
    expect(said.at(-1)).toBe('https://www.instagram.com/aurora')
    expect(box()).toHaveAccessibleDescription('https://www.instagram.com/aurora')
    await userEvent.tab()
    expect(box()).toHaveValue('https://www.instagram.com/aurora')
  })

  it('with a misleading address shows an error and is not stored', async () => {
    const { said } = await show('ar')
    await userEvent.click(box())
    await userEvent.paste('javascript:alert(1)')
    expect(box()).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('https')
    expect(said).toEqual([])
    await userEvent.clear(box())
    expect(said).toEqual([undefined])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
