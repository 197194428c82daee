// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import { toastQueue } from '../../ui/toast.ts'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { withDialogs } from '../testing-dialog.ts'
import { testSite } from '../testing-site.tsx'

withDialogs()

const deferred = <DeferredFeatures />
const title = 'Tell us about your business'
const path = '*/api/agency/business-info'

const modal = async () => within(await screen.findByRole('dialog', { name: title }))
const toasts = () => toastQueue.read().requests.map(({ tone, message }) => [tone, message])

/** Waits until the request was answered and the deferred content has loaded. */
async function settled(isAnswered: () => boolean) {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
  await waitFor(() => expect(isAnswered()).toBe(true))
}

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.deferredReady
  act(() => {
    for (const { id } of toastQueue.read().requests) toastQueue.remove(id)
  })
})

describe('business information modal', () => {
  // An unsubscribed agency, whose owner has submitted nothing.
  const site = testSite('solstice', (content) => ({
    ...content,
    agency: { ...content.agency, isSubscribed: false },
  }))
  const answer = (body: object | null, status = 200) => {
    let isAnswered = false
    site().network.use(
      http.get(path, () => {
        isAnswered = true
        return HttpResponse.json({ data: { data: body } }, { status })
      }),
    )
    return () => isAnswered
  }
  async function open() {
    await site().signIn('owner')
    await site().show('/about', { deferred })
    return modal()
  }
  type Form = Awaited<ReturnType<typeof modal>>
  const choose = (form: Form, label: string, option: string) =>
    userEvent.selectOptions(form.getByRole('combobox', { name: label }), option)
  const submitOf = (form: Form) => form.getByRole('button', { name: 'Submit' })

  async function fill(form: Form) {
    await form.findByRole('option', { name: 'Denmark' })
    await enterText(form.getByRole('textbox', { name: 'Business email' }), 'owner@agency.example')
    await userEvent.click(form.getByRole('checkbox', { name: 'Hotels' }))
    await choose(form, 'Annual booking volume', '$500k-$1M')
    await choose(form, 'Country of your headquarters', 'Denmark')
    await userEvent.click(form.getByRole('radio', { name: 'B2B platform for clients' }))
    await choose(form, 'How did you hear about us?', 'Google')
  }

  // §2.6.17, §4.26, §6.7
  it('appears for an AgencyOwner without a stored contact email, and makes the page inert', async () => {
    const form = await open()
    expect(form.getByRole('textbox', { name: 'Business email' })).toHaveFocus()
    expect(screen.getByRole('dialog')).toHaveProperty('open', true)
  })

  // §4.26
  it('cannot be dismissed by Escape, an outside click, the Back button or another page', async () => {
    // Tests share the history: Back must lead to a page of this site, not to an earlier test's.
    history.replaceState(null, '', '/faqs')
    history.pushState(null, '', '/faqs')
    await open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await userEvent.keyboard('{Escape}{Escape}')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.pointerDown(dialog)
    fireEvent.pointerUp(dialog)
    fireEvent.click(dialog)
    // As a browser does that closes without asking.
    dialog.close()
    await waitFor(() => expect(dialog.open).toBe(true))
    act(() => history.back())
    // This happens later and would otherwise affect the next test.
    await waitFor(() => expect(location.pathname).toBe('/faqs'))
    await waitFor(() => expect(document.querySelector('main h1')?.textContent).toMatch(/question/i))
    expect(screen.getByRole('dialog', { name: title })).toBe(dialog)
    expect(screen.queryByRole('button', { name: /close/i })).toBeNull()
  })

  // §5.13, §5.17
  it('enables submit only with email, engine, volume, usage, how-heard detail and HQ country', async () => {
    const form = await open()
    expect(submitOf(form)).toBeDisabled()
    await fill(form)
    expect(submitOf(form)).toBeEnabled()
    await choose(form, 'How did you hear about us?', 'Social Media')
    expect(submitOf(form)).toBeDisabled()
    await choose(form, 'Which network?', 'TikTok')
    expect(submitOf(form)).toBeEnabled()
    await choose(form, 'How did you hear about us?', 'Peer referral')
    expect(submitOf(form)).toBeDisabled()
    await enterText(form.getByRole('textbox', { name: 'Who recommended us?' }), 'Ana')
    expect(submitOf(form)).toBeEnabled()
    await choose(form, 'How did you hear about us?', 'Customer Support Manager')
    expect(
      within(form.getByRole('combobox', { name: 'Which manager?' })).getAllByRole('option'),
    ).toHaveLength(6)
    expect(submitOf(form)).toBeDisabled()
    await choose(form, 'How did you hear about us?', 'Other')
    await enterText(form.getByRole('textbox', { name: 'Where did you hear about us?' }), 'A fair')
    expect(submitOf(form)).toBeEnabled()
  })

  // §5.14
  it('selects all six engines by All', async () => {
    const form = await open()
    const boxes = () => form.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes()).toHaveLength(7)
    await userEvent.click(form.getByRole('checkbox', { name: 'All' }))
    expect(boxes().every(({ checked }) => checked)).toBe(true)
    await userEvent.click(form.getByRole('checkbox', { name: 'Cars' }))
    expect(form.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
  })

  // §5.11, §8.12
  it('validates the email on blur and, once an error exists, on change', async () => {
    const form = await open()
    const email = form.getByRole('textbox', { name: 'Business email' })
    await enterText(email, 'owner')
    expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await userEvent.clear(email)
    expect(email).toHaveAccessibleDescription('Email is required')
    await enterText(email, 'owner@agency.example')
    expect(email).not.toHaveAttribute('aria-invalid')
    expect(email).not.toHaveAccessibleDescription()
  })

  it('stays open with an error and a retry button if the countries fail to load', async () => {
    site().network.use(http.get('*/api/code', () => HttpResponse.json({}, { status: 500 }), { once: false }))
    await site().signIn('owner')
    await site().show('/about', { deferred, retries: false })
    const form = await modal()
    const again = await form.findByRole('button', { name: 'Try again' })
    site().network.resetHandlers()
    await userEvent.click(again)
    await form.findByRole('option', { name: 'Denmark' })
  })

  // §4.26, §8.10
  it('closes on submit before the answer; a failure is reported without reopening it', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    site().network.use(
      http.post(path, async () => {
        await held
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const form = await open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await fill(form)
    await userEvent.click(submitOf(form))
    expect(dialog.open).toBe(false)
    expect(toasts()).toEqual([])
    resolve()
    await waitFor(() =>
      expect(toasts()).toEqual([['error', 'Error submitting business information. Please try again.']]),
    )
    expect(dialog.open).toBe(false)
  })

  it('closes with a message if a colleague has answered meanwhile, and keeps that answer', async () => {
    site().network.use(
      http.post(path, () =>
        HttpResponse.json(
          { code: 'conflict', errors: [{ field: 'contactEmailId', reason: 'has been given already' }] },
          { status: 409 },
        ),
      ),
    )
    const form = await open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await fill(form)
    await userEvent.click(submitOf(form))
    await waitFor(() =>
      expect(toasts()).toEqual([
        ['info', 'A colleague has already answered these questions, so nothing was changed.'],
      ]),
    )
    expect(dialog.open).toBe(false)
  })

  it.each(proofCases(['traveller', 'admin', 'sales', 'restricted'], 2))(
    'does not appear for %s',
    async (name) => {
      const logged = vi.spyOn(console, 'error')
      let isAsked = false
      site().network.use(
        http.get(path, () => {
          isAsked = true
          return HttpResponse.json({ data: { data: null } })
        }),
      )
      await site().signIn(name)
      await site().show('/about', { deferred })
      await settled(() => true)
      expect(isAsked).toBe(false)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(logged).not.toHaveBeenCalled()
    },
  )

  it('does not prevent logging out', async () => {
    const requests = answer(null)
    await site().signIn('owner')
    await site().show('/logout', { deferred })
    await settled(requests)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // §8.11
  it('only logs a failed request', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const requests = answer(null, 500)
    await site().signIn('owner')
    await site().show('/about', { deferred, retries: false })
    await settled(requests)
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Business information failed to load', expect.anything()),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toasts()).toEqual([])
  })

  // §4.26, §8.9
  it('confirms submission, and is not shown again', async () => {
    // The last test of the file: from here on the server has the information.
    const form = await open()
    await fill(form)
    await userEvent.click(form.getByRole('checkbox', { name: 'All' }))
    await enterText(form.getByRole('textbox', { name: 'Phone' }), '+45 12 34')
    await userEvent.click(submitOf(form))
    await waitFor(() =>
      expect(toasts()).toEqual([['success', 'Business information submitted successfully']]),
    )
    const stored = await fetch(`${site().origin}/api/agency/business-info`)
    expect((await stored.json()).data.data).toEqual({
      contactEmailId: 'owner@agency.example',
      contactPhoneNumber: '+45 12 34',
      hearBy: 'Google',
      hearByName: '',
      hqCountry: 'DK',
      bookingVolume: '$500k-$1M',
      useForBusiness: 'B2B platform for clients',
      productInterested: 'Resorts,Hotels,Flights,Cars,Activities,Cruises',
    })
    const requested = vi.fn()
    site().network.use(http.all('*', ({ request }) => requested(new URL(request.url).pathname)))
    await site().show('/faqs', { deferred })
    await waitFor(() => expect(requested).toHaveBeenCalledWith('/api/agency/business-info'))
    expect(screen.getAllByRole('main').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0)
  })
})
