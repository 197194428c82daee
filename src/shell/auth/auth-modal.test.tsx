// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as leave from '../../platform/leave-page.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { CHECKOUT_ENTRY, SIGNUP_REDIRECT } from '../post-login-redirect.ts'
import { SAVINGS_FLAG } from '../savings/savings-flag.ts'
import { withDialogs } from '../testing-dialog.ts'
import { testSite } from '../testing-site.tsx'

withDialogs()

const deferred = <DeferredFeatures />
const savePrice = { name: 'Unlock instant savings by signing in' }
const signup = { name: 'Create your account' }
const login = { name: 'Log In' }
const modal = async (named: { name: string }) => within(await screen.findByRole('dialog', named))
const offer = async () =>
  (await screen.findAllByRole('link', { name: 'Log In to save up to' }))[0] as HTMLElement

async function settled() {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.deferredReady
})

describe('sign-in modals', () => {
  const site = testSite('aurora')
  async function open(path = '/?tab=Hotels') {
    await site().show(path, { deferred })
    await settled()
    const link = await offer()
    link.focus()
    await userEvent.click(link)
    return { link, dialog: await modal(savePrice) }
  }

  // §4.9
  it("'Log In to save up to' opens savePrice over the page, which stays in place", async () => {
    const { dialog } = await open()
    expect(location.pathname).toBe('/')
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leads to the log-in page if it is opened in another tab or window: %j',
    async (keys) => {
      await site().show('/', { deferred })
      await settled()
      const link = await offer()
      expect(link).toHaveAttribute('href', '/login?redirect=%2F%3Ftab%3DHotels')
      const press = createEvent.click(link, keys)
      fireEvent(link, press)
      expect(press.defaultPrevented).toBe(false)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  // §4.9
  it('the savings popup opens savePrice by Log In, showSignup by Sign Up, and closes', async () => {
    await site().show('/', { deferred })
    await settled()
    fireEvent.scroll(window)
    const popup = within(await screen.findByRole('dialog', savePrice))
    expect(popup.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('data-auth', 'signup')
    await userEvent.click(popup.getByRole('link', { name: 'Log In' }))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(location.pathname).toBe('/')
    expect(sessionStorage.getItem(SAVINGS_FLAG)).toBe('false')
  })

  it('passes on the current page when the password is forgotten', async () => {
    const { dialog } = await open()
    expect(dialog.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotpassword?redirect=%2F%3Ftab%3DHotels',
    )
  })

  // §4.9
  it('switches between log-in and sign-up, focusing the first field', async () => {
    const { dialog } = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }))
    const joining = await modal(signup)
    expect(joining.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await userEvent.click(joining.getByRole('button', { name: 'Log In' }))
    expect((await modal(login)).getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('closes by its button and by Escape, and restores the focus', async () => {
    const { dialog, link } = await open()
    const element = screen.getByRole<HTMLDialogElement>('dialog')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(element.open).toBe(false)
    await userEvent.click(link)
    await waitFor(() => expect(element.open).toBe(true))
    fireEvent(element, new Event('cancel', { cancelable: true }))
    expect(element.open).toBe(false)
    // jsdom's dialog does not restore the focus, so the page's main element gets it.
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.click(link)
    await waitFor(() => expect(element.open).toBe(true))
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent(element, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus())
  })

  it('reloads the same page for the user after log-in', async () => {
    const reload = vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined)
    const { dialog } = await open()
    await enterText(dialog.getByRole('textbox', { name: 'Email' }), 'traveller@aurora.example')
    const password = dialog.getByLabelText('Password', { exact: false, selector: 'input' })
    await enterText(password, 'not this one')
    await userEvent.click(dialog.getByRole('button', { name: 'Log In' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The email or the password is not right.')
    expect(reload).not.toHaveBeenCalled()
    await userEvent.clear(password)
    await enterText(password, 'livery-demo-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Log In' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(`${location.pathname}${location.search}`).toBe('/?tab=Hotels')
  })

  it('confirms the mail after sign-up, and keeps the redirect for the mailed link', async () => {
    site().network.use(
      http.post('*/api/user/signup', () => HttpResponse.json({ status: 'mailed' }, { status: 202 })),
    )
    const { dialog } = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }))
    const joining = await modal(signup)
    const write = (label: string, text: string) =>
      enterText(joining.getByLabelText(label, { exact: false, selector: 'input' }), text)
    await write('First name', 'Mira')
    await write('Last name', 'Sol')
    await write('Email', 'mira@traveller.example')
    await write('Password', 'a long secret')
    await userEvent.click(joining.getByRole('button', { name: 'Create account' }))
    await joining.findByText(/We have sent a message to mira@traveller.example/)
    expect(localStorage.getItem(SIGNUP_REDIRECT)).toBe('/?tab=Hotels')
  })

  // §4.22
  it.each([
    ['/?dealLinkId=7', null],
    ['/?token=7', '/?token=7'],
  ])(
    'sign-up from a deal or checkout clears the same entries as the page itself: %s',
    async (path, remaining) => {
      const planted = ['livery_deep_link', 'livery_route_type', SAVINGS_FLAG, 'neighbour']
      const { dialog } = await open(path)
      localStorage.setItem('anything', 'x')
      for (const name of planted) sessionStorage.setItem(name, 'x')
      for (const cookie of ['livery_currency=EUR', 'livery_language=en', 'neighbour=x']) {
        // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
        document.cookie = `${cookie}; Path=/`
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }))
      await modal(signup)
      expect(Object.keys(localStorage)).toEqual(remaining ? [CHECKOUT_ENTRY] : [])
      expect(JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{"url":null}').url).toBe(remaining)
      expect(Object.keys(sessionStorage)).toEqual(['neighbour'])
      for (const cookie of ['livery_currency=EUR', 'livery_language=en', 'neighbour=x'])
        expect(document.cookie).toContain(cookie)
    },
  )

  it('sign-up from any other page clears nothing', async () => {
    const { dialog } = await open('/')
    localStorage.setItem('anything', 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }))
    await modal(signup)
    expect(localStorage.getItem('anything')).toBe('x')
  })
})

describe('where prices require a log-in', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, allowNonLoginFlow: false },
  }))

  it("'Reveal Price' leads to the log-in page with the matching tab, without a modal", async () => {
    await site().show('/?tab=Activities', { deferred })
    await settled()
    const [reveal] = await screen.findAllByRole('link', { name: /^Reveal Price/ })
    expect(reveal).toHaveAttribute('href', '/login?redirect=%2F%3Ftab%3DActivities')
    await userEvent.click(reveal as HTMLElement)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
