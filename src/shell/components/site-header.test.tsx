// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '../../contract/types.ts'
import { createText } from '../../platform/text.ts'
import en from '../text/en.json' with { type: 'json' }
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'

const t = createText('en', { shell: en }).getFixedT(null, 'shell')
const languages: Language[] = [
  { name: 'English', code: 'en', value: 'en-US' },
  { name: 'Dansk', code: 'da', value: 'da-DK' },
]
const flags = { isHideLoginOption: false, isHideSignupOption: false, isPlatformBrand: false }

function show(changes: Partial<SiteHeaderProps> = {}, agency: Partial<typeof flags> = {}) {
  const props: SiteHeaderProps = {
    t,
    agency: { agencyName: 'Aurora', logo: '/logo.svg', logoMobile: '/logo-mobile.svg', ...flags, ...agency },
    session: { signedIn: false },
    homeHref: '/',
    navigation: [{ label: 'Book Now', path: '/booknow/hotels' }],
    path: '/',
    languages,
    language: 'en',
    onLanguage: () => {},
    currency: 'USD',
    onCurrency: () => {},
    loginHref: '/login',
    signupHref: '/signup',
    ...changes,
  }
  render(
    <>
      <SiteHeader {...props} />
      <p>elsewhere</p>
    </>,
  )
}

const picker = (name: RegExp | string) => screen.getByRole('button', { name })
const isOpen = (name: RegExp | string) => picker(name).getAttribute('aria-expanded') === 'true'

afterEach(cleanup)

describe('SiteHeader', () => {
  // §2.6.1
  it('shows a signed-in user their menu instead of log-in', async () => {
    show({
      session: { signedIn: true },
      profileMenu: <p>profile</p>,
      personMenu: () => <a href="/mytrip/mytrips">My Trips</a>,
      navigation: [],
    })
    expect(screen.queryByText('Log In')).toBeNull()
    expect(screen.getByText('profile')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('link', { name: 'My Trips' })).toBeDefined()
  })

  // §2.6.1, §6.16
  it.each([
    ['both by default', {}, true, true],
    ['no log-in when the agency hides it', { isHideLoginOption: true }, false, true],
    ['no sign-up when the agency hides it', { isHideSignupOption: true }, true, false],
    ["never a sign-up for the platform's own brand", { isPlatformBrand: true }, true, false],
  ])('offers %s', (_, agency, login, signup) => {
    show({}, agency)
    expect(screen.queryAllByRole('link', { name: 'Log In' }).length > 0).toBe(login)
    expect(screen.queryAllByRole('link', { name: 'Sign Up' }).length > 0).toBe(signup)
  })

  // §2.6.3, §9.25
  it('links home from the logo, whose height the theme limits', () => {
    show({ homeHref: 'https://agency.example' })
    const link = screen.getByRole('link', { name: 'Aurora: home' })
    expect(link.getAttribute('href')).toBe('https://agency.example')
    expect(within(link).getByRole('img').className).toContain('max-h-logo')
  })

  it('shows only the logo if the page requires a bare header', () => {
    show({ bare: true })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  describe('mobile menu', () => {
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
      return screen.findByRole('dialog', { name: 'Menu' })
    }
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(isOpen('Menu')).toBe(false)
      await waitFor(() => expect(document.activeElement).toBe(picker('Menu')))
    }

    // §2.6.2
    it.each([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))],
      ['a press outside', () => userEvent.click(document.querySelector('[data-drawer]') ?? document.body)],
    ])('opens by its button, closes by %s and restores the focus', async (_, close) => {
      show()
      const menu = await open()
      expect(isOpen('Menu')).toBe(true)
      expect(menu.contains(document.activeElement)).toBe(true)
      await close()
      await expectClosed()
    })

    it('keeps the page behind from scrolling and taking the focus while open', async () => {
      show()
      const page = screen.getByText('elsewhere').parentElement
      await open()
      expect(page?.inert).toBe(true)
      expect(document.documentElement).toHaveClass('overflow-hidden')
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      expect(page?.inert).toBe(false)
      expect(document.documentElement).not.toHaveClass('overflow-hidden')
    })

    it('closes when one of its links is followed', async () => {
      show()
      const menu = await open()
      await userEvent.click(within(menu).getByRole('link', { name: 'Book Now' }))
      await expectClosed()
    })
  })
})
