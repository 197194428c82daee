// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { enterText } from '../ui/testing-text-entry.ts'
import { SIGNUP_REDIRECT } from './post-login-redirect.ts'
import { stayOnPage } from './testing-leaving.ts'
import { testSite } from './testing-site.tsx'

const { openPath, replacePath } = stayOnPage()

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const field = (name: string | RegExp) => main().getByLabelText(name, { selector: 'input' })
const press = (name: string) => userEvent.click(main().getByRole('button', { name }))
const write = (name: string | RegExp, text: string) => enterText(field(name), text)

beforeEach(() => {
  localStorage.clear()
})
afterEach(cleanup)

describe('sign-up', () => {
  const site = testSite('meridian')

  async function signUp(email: string, password = 'a long secret'): Promise<void> {
    await write(/^First name/, 'Mira')
    await write(/^Last name/, 'Sol')
    await write(/^Email/, email)
    await write(/^Password/, password)
    await press('Create account')
  }
  const linkOf = async (email: string) => {
    const mail = (await site().mails()).find(({ recipient }) => recipient === email)
    return /https?:\/\/[^/\s]+(\/(?:verify|newPassword)\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  // §2.2.1
  it('shows the error at each field and focuses the first', async () => {
    await site().show('/signup')
    await press('Create account')
    const first = field(/^First name/)
    expect(first).toHaveFocus()
    expect(first).toHaveAccessibleDescription('First name is required')
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is required')
    expect(first).toHaveAttribute('autocomplete', 'given-name')
    expect(field(/^Password/)).toHaveAttribute('autocomplete', 'new-password')
  })

  it('shows the password rules before and while typing', async () => {
    await site().show('/signup')
    const password = field(/^Password/)
    expect(password).toHaveAccessibleDescription(/At least 10 characters.*Not your email address/)
    await userEvent.type(password, 'short')
    expect(main().getByText('This password does not meet the rules yet.')).toHaveAttribute('role', 'status')
    await userEvent.type(password, ' and then long')
    expect(main().getByText('This password meets the rules.')).toBeInTheDocument()
    await userEvent.click(main().getByRole('button', { name: 'Show' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  it("focuses the field that the server rejects, with the page's own message", async () => {
    await site().show('/signup')
    await signUp('mira@traveller.example', 'password123')
    const password = field(/^Password/)
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveAccessibleDescription(/one of the most common passwords/)
  })

  // §2.2.1
  it('leads from the confirmation mail to the page where it began, signed in', async () => {
    await site().show('/signup?redirect=%2Fbooknow%2Fcars')
    await signUp('mira@traveller.example')
    expect(await heading('Check your inbox')).toBeVisible()
    expect(main().getByText(/We have sent a message to mira@traveller.example/)).toBeVisible()
    cleanup()
    await site().show(await linkOf('mira@traveller.example'))
    await press('Confirm and continue')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/booknow/cars'))
  })

  it('asks for a password in another browser, then continues where it began', async () => {
    await site().show('/signup')
    await signUp('elsewhere@traveller.example')
    await heading('Check your inbox')
    cleanup()
    site().useAnotherBrowser()
    await site().show(await linkOf('elsewhere@traveller.example'))
    expect(await heading('Choose your password')).toBeVisible()
    expect(await main().findByText('elsewhere@traveller.example')).toBeVisible()
    await write(/^New password/, 'short')
    await press('Save the password and log in')
    expect(field(/^New password/)).toHaveFocus()
    await write(/^New password/, ' and then long')
    await press('Save the password and log in')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/'))
  })

  it('asks for the password after the click if it was unknown on arrival', async () => {
    await site().show('/signup')
    await signUp('unasked@traveller.example')
    await heading('Check your inbox')
    cleanup()
    site().useAnotherBrowser()
    site().network.use(http.post('*/api/user/link', () => HttpResponse.error()))
    await site().show(await linkOf('unasked@traveller.example'), { retries: false })
    await press('Confirm and continue')
    expect(await heading('Choose your password')).toBeVisible()
  })

  // §4.17
  it('leads to the waiting checkout', async () => {
    await site().show('/signup')
    await signUp('check@traveller.example')
    await heading('Check your inbox')
    const url = '/booknow/cars/checkout?correlationId=7'
    localStorage.setItem(
      'livery_checkout_return',
      JSON.stringify({ isCheckout: true, url, storedAt: Date.now() }),
    )
    cleanup()
    await site().show(await linkOf('check@traveller.example'))
    await press('Confirm and continue')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith(url))
  })

  it('sends the mail again, and accepts another address', async () => {
    await site().show('/signup')
    await signUp('again@traveller.example')
    await heading('Check your inbox')
    await press('Send again')
    expect(await main().findByText('Sent again')).toBeVisible()
    const sent = (await site().mails()).filter(({ recipient }) => recipient === 'again@traveller.example')
    expect(sent.map(({ kind }) => kind)).toEqual(['verify', 'verify'])
    await press('Use another address')
    expect(await heading('Create your account')).toBeVisible()
  })

  it('shows the same for an existing account; only the mail differs', async () => {
    await site().show('/signup')
    await signUp('traveller@meridian.example')
    expect(await heading('Check your inbox')).toBeVisible()
    expect((await site().mails())[0]).toMatchObject({ kind: 'accountExists' })
  })

  it('reports a lost connection and keeps the input', async () => {
    await site().show('/signup')
    site().network.use(http.post('*/api/user/signup', () => HttpResponse.error()))
    await signUp('offline@traveller.example')
    expect(await main().findByRole('alert')).toHaveTextContent(/^You are offline\. What you have entered/)
    expect(field(/^First name/)).toHaveValue('Mira')
  })

  it.each(
    proofCases(
      [
        [429, 'rate_limited', 'Too many attempts. Please wait a few minutes and try again.'],
        [503, 'mail_unavailable', 'This site cannot send email at the moment. Please contact us directly.'],
        [500, 'internal_error', 'Something went wrong.'],
      ],
      1,
    ),
  )('explains a refusal with status %i', async (status, code, sentence) => {
    await site().show('/signup')
    site().network.use(http.post('*/api/user/signup', () => HttpResponse.json({ code }, { status })))
    await signUp('mira@traveller.example')
    expect(await main().findByRole('alert')).toHaveTextContent(sentence)
  })

  // §2.1.14
  it('redirects a signed-in user once, to the waiting checkout', async () => {
    const url = '/booknow/cars/checkout?correlationId=8'
    localStorage.setItem(
      'livery_checkout_return',
      JSON.stringify({ isCheckout: true, url, storedAt: Date.now() }),
    )
    await site().signIn('traveller')
    await site().show('/signup')
    expect(replacePath).toHaveBeenCalledWith(url)
    cleanup()
    await site().show('/signup')
    expect(replacePath).toHaveBeenLastCalledWith('/')
  })
})

describe('refused log-in', () => {
  const logIn = async () => {
    await write(/^Email/, 'mira@traveller.example')
    await write(/^Password/, 'a long secret')
    await press('Log In')
    expect(await main().findByRole('alert')).toHaveTextContent('The email or the password is not right.')
  }
  const offered = () => main().queryByRole('link', { name: 'Have the email sent again' })

  describe('where visitors can sign up', () => {
    const site = testSite('meridian')
    it('offers to resend the mail for an unconfirmed address', async () => {
      await site().show('/login')
      expect(offered()).toBeNull()
      await logIn()
      expect(offered()).toHaveAttribute('href', '/verify')
    })
  })

  describe('where visitors cannot sign up', () => {
    const site = testSite('livery')
    it('offers no resending', async () => {
      await site().show('/login')
      await logIn()
      expect(offered()).toBeNull()
    })
  })
})

describe('mailed link', () => {
  const site = testSite('meridian')
  const askFor = async (email: string, at = '/forgotpassword') => {
    await site().show(at)
    await write(/^Email/, email)
    await press('Send the link')
    await heading('Check your inbox')
    const mail = (await site().mails()).find(({ recipient }) => recipient === email)
    const link = /https?:\/\/[^/\s]+(\/newPassword\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1]
    cleanup()
    return link ?? ''
  }

  it.each(
    proofCases(
      [
        ['/verify?token=never', 'This link no longer works'],
        ['/verify', 'Confirm your email address'],
      ],
      1,
    ),
  )('shows at %s that it is invalid or missing, and offers a new one', async (path, title) => {
    await site().show(path)
    expect(await heading(title)).toBeVisible()
    await write(/^Email/, 'traveller@meridian.example')
    await press('Send a new link')
    expect(await main().findByText(/a message with a new link is on its way/)).toBeVisible()
    expect(openPath).not.toHaveBeenCalled()
  })

  it('has nothing to confirm for a signed-in user, and leads to the home page', async () => {
    await site().signIn('traveller')
    await site().show('/verify?token=used')
    expect(await heading('This link no longer works')).toBeVisible()
    expect(main().getByText(/You are logged in/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
    expect(main().queryByRole('textbox')).toBeNull()
  })

  it('names the signed-in user if the password belongs to another person', async () => {
    const link = await askFor('admin@meridian.example')
    await site().signIn('traveller')
    await site().show(link)
    expect(await main().findByText(/^You are logged in as .*traveller@meridian\.example/)).toBeVisible()
    cleanup()
    await site().signIn('admin')
    await site().show(link)
    expect(await main().findByText('admin@meridian.example')).toBeVisible()
    expect(main().queryByText(/^You are logged in as/)).toBeNull()
  })

  it('sets no new password for a signed-in user, and links to the page that does', async () => {
    await site().signIn('traveller')
    await site().show('/newPassword?token=used')
    expect(await main().findByText(/change your password in your profile/)).toBeVisible()
    expect(main().queryByRole('textbox')).toBeNull()
  })

  it('is not used up by opening it', async () => {
    const link = await askFor('traveller@meridian.example')
    for (let i = 0; i < 3; i += 1) {
      await site().show(link)
      expect(await heading('Choose a new password')).toBeVisible()
      cleanup()
    }
  })

  // §2.2.1
  it('sets a new password, names the account, and leads on', async () => {
    await site().show(await askFor('sales@meridian.example'))
    expect(await main().findByText('sales@meridian.example')).toBeVisible()
    await write(/^New password/, 'sales@meridian.example')
    await press('Save the password and log in')
    expect(field(/^New password/)).toHaveFocus()
    expect(field(/^New password/)).toHaveAccessibleDescription('The password must not be your email address')
    await userEvent.clear(field(/^New password/))
    await write(/^New password/, 'another long secret')
    await press('Save the password and log in')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/'))
  })

  it('leads once to where the user was going when they had forgotten the password', async () => {
    await site().show('/login?redirect=%2Fmytrip%2Fprofile')
    await userEvent.click(main().getByRole('link', { name: 'Forgotten your password?' }))
    await heading('Forgotten your password?')
    expect(main().getByRole('link', { name: 'Back to log-in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fmytrip%2Fprofile',
    )
    cleanup()
    const link = await askFor('restricted@meridian.example', location.pathname + location.search)
    await site().show(link)
    await write(/^New password/, 'another long secret')
    await press('Save the password and log in')
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/mytrip/profile'))
    expect(localStorage.getItem(SIGNUP_REDIRECT)).toBeNull()
  })

  it('ignores a redirect to another site, and keeps the redirect stored at sign-up', async () => {
    localStorage.setItem(SIGNUP_REDIRECT, '/mytrip/profile')
    await askFor('nobody@meridian.example')
    expect(localStorage.getItem(SIGNUP_REDIRECT)).toBe('/mytrip/profile')
    await askFor('nobody@meridian.example', '/forgotpassword?redirect=%2F%2Fevil.example')
    expect(localStorage.getItem(SIGNUP_REDIRECT)).toBeNull()
    await site().show('/login?redirect=https%3A%2F%2Fevil.example')
    expect(main().getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    )
  })

  it('is reported as used before a password is typed', async () => {
    const link = await askFor('admin@meridian.example')
    await site().show(link)
    await write(/^New password/, 'another long secret')
    await press('Save the password and log in')
    await waitFor(() => expect(openPath).toHaveBeenCalled())
    cleanup()
    site().useAnotherBrowser()
    await site().show(link)
    expect(await heading('This link no longer works')).toBeVisible()
    expect(field(/^Email/)).toBeVisible()
  })

  // §2.2.1
  it('does not reveal whether there is an account', async () => {
    expect(await askFor('nobody@meridian.example')).toBe('')
    await site().show('/forgot-password')
    expect(await heading('Forgotten your password?')).toBeVisible()
  })

  it('requires a valid address', async () => {
    await site().show('/forgotpassword')
    await press('Send the link')
    expect(field(/^Email/)).toHaveFocus()
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is required')
    await write(/^Email/, 'mira')
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address')
    await act(async () => {})
  })
})
