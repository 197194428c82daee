// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CreateBookingRequest, TravellerRequirement } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from '../../products/hotel/testing-booking.ts'
import {
  contact,
  fillGuests,
  findCheckout,
  goOn,
  guestForm,
  leavePage,
  paymentStep,
  write,
} from './testing-checkout.ts'

beforeEach(() => sessionStorage.clear())
const typedIn = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`))[0]?.value

describe('guest form', () => {
  const site = testSite('meridian')
  withDialogs()

  /** Records requests to hold rooms, and answers them or lets the server do so. */
  function hearBookings(answer: (at: number) => Response | undefined = () => undefined) {
    const sent: { key: string | null; body: CreateBookingRequest }[] = []
    site().network.use(
      http.post('*/api/bookings', async ({ request }) => {
        sent.push({
          key: request.headers.get('idempotency-key'),
          body: (await request.clone().json()) as CreateBookingRequest,
        })
        return answer(sent.length)
      }),
    )
    return sent
  }

  /** Makes the supplier require more traveller data. */
  function demand(requirements: readonly TravellerRequirement[]) {
    let isRequested = false
    site().network.use(
      http.post('*/api/quotes', async ({ request }) => {
        if (isRequested) return undefined
        isRequested = true
        const { data } = (await (await fetch(request.clone())).json()) as { data: { items: object[] } }
        const items = data.items.map((item) => ({ ...item, requirements }))
        return HttpResponse.json({ data: { ...data, items } }, { status: 201 })
      }),
    )
  }

  it('leads to the payment of the hold, which lists the guests again', async () => {
    await site().show((await findCheckout(site().origin)).href)
    await fillGuests()
    goOn()
    expect(await paymentStep()).toBeVisible()
    expect(location.search).toMatch(/&reference=LV-[A-Z0-9]+$/)
    const guests = within(screen.getByRole('region', { name: 'Travellers' }))
    expect(guests.getByText('+442079460958')).toBeVisible()
    expect(guests.getByText('ada@reader.example')).toBeVisible()
  })

  it('focuses a list of errors with links to the fields, and marks each field', async () => {
    await site().show((await findCheckout(site().origin)).href)
    await guestForm()
    write('Email address', 'nobody')
    write('First name', '<b>')
    const sent = hearBookings()
    goOn()
    const list = await screen.findByRole('alert', { name: /^\d fields need your attention$/ })
    expect(list).toHaveFocus()
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'First name: Use letters, as in the passport',
      'Last name: Enter a last name',
      'Email address: Check the email address',
      'Phone number: Enter a phone number',
      'Terms and conditions: Agree to the terms to continue',
    ])
    fireEvent.click(within(list).getByRole('link', { name: /^Email address/ }))
    const email = screen.getByLabelText(/^Email address/)
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription('Check the email address')
    write('Email address', 'ada@reader.example')
    expect(email).toHaveAccessibleDescription('For example, name@example.com')
    expect(sent).toEqual([])
  })

  it("shows the server's error at its field until the input changes", async () => {
    await site().show((await findCheckout(site().origin)).href)
    await fillGuests()
    const errors = [
      { field: 'contact.phone', reason: 'must be an international telephone number' },
      { field: 'parties[0].travellers[0].lastName', reason: 'must have a letter' },
      { field: 'requests', reason: 'must not contain a payment card number' },
    ]
    const refusal = { code: 'validation_failed', status: 422, title: '', errors }
    hearBookings((at) => (at === 1 ? HttpResponse.json(refusal, { status: 422 }) : undefined))
    goOn()
    const list = await screen.findByRole('alert', { name: '3 fields need your attention' })
    await waitFor(() => expect(list).toHaveFocus())
    // The contact checks in, so the error belongs to the contact's name.
    expect(screen.getByLabelText(/^Last name/)).toHaveAccessibleDescription('Use letters, as in the passport')
    expect(screen.getByLabelText(/^Your requests/)).toHaveAccessibleDescription(
      /^Do not enter card numbers here/,
    )
    write('Phone number', '020 7946 0959')
    expect(screen.getByLabelText(/^Phone number/)).not.toHaveAccessibleDescription(/Check/)
    goOn()
    expect(await paymentStep()).toBeVisible()
  })

  it('lets the server refuse a card number among the special requests', async () => {
    await site().show((await findCheckout(site().origin)).href)
    await fillGuests()
    write('Your requests', 'please charge 4242 4242 4242 4242')
    goOn()
    expect(await screen.findByRole('alert', { name: '1 field needs your attention' })).toBeVisible()
    expect(screen.getByLabelText(/^Your requests/)).toHaveAccessibleDescription(
      /^Do not enter card numbers here/,
    )
  })

  const terms = '*/api/agency/terms'

  it('holds nothing until the terms are known', async () => {
    const { href } = await findCheckout(site().origin)
    const pending: (() => void)[] = []
    site().network.use(
      http.get(terms, () => new Promise<undefined>((resolve) => pending.push(() => resolve(undefined)))),
    )
    await site().show(href)
    await guestForm()
    // A visitor may hold only a few rooms at once, so this test holds none.
    const sent = hearBookings(() => HttpResponse.error())
    for (const [label, value] of Object.entries(contact)) write(label, value)
    for (const tick of screen.queryAllByRole('checkbox', { name: /agree to them/ })) fireEvent.click(tick)
    const button = screen.getByRole('button', { name: 'Continue to payment' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(document.getElementById('checkout-guests') as HTMLElement)
    await waitFor(() => expect(pending).toHaveLength(1))
    pending[0]?.()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(sent).toEqual([])
    goOn()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('holds nothing if the terms fail to load, and retries on click', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(http.get(terms, () => HttpResponse.error()))
    await site().show(href, { retries: false })
    await guestForm()
    expect(await screen.findByText('The terms could not be loaded')).toBeVisible()
    const button = () => screen.getByRole('button', { name: 'Continue to payment' })
    expect(button()).toBeDisabled()
    site().network.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(button()).toBeEnabled())
    expect(screen.queryByText('The terms could not be loaded')).toBeNull()
    const sent = hearBookings(() => HttpResponse.error())
    await fillGuests()
    goOn()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('asks for exactly the data that the supplier requires of each traveller', async () => {
    const { href } = await findCheckout(site().origin, { stay: { rooms: 2, adults: 3, childAges: [7] } })
    demand([
      { group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'nationality'] },
      { group: 2, type: 'adult', role: 'lead', fields: ['firstName', 'lastName'] },
      { group: 2, type: 'child', age: 7, fields: ['firstName', 'lastName', 'dateOfBirth'] },
    ])
    await site().show(href)
    await fillGuests()
    const [first, second] = await screen.findAllByRole('group', { name: 'Who checks in' })
    expect(within(first as HTMLElement).queryByLabelText(/^First name/)).toBeNull()
    const child = within(screen.getByRole('group', { name: 'Child, aged 7' }))
    const fill = (group: ReturnType<typeof within>, label: RegExp, value: string) =>
      fireEvent.change(group.getByLabelText(label), { target: { value } })
    fill(within(first as HTMLElement), /^Nationality/, 'GB')
    fill(within(second as HTMLElement), /^First name/, 'Grace')
    fill(within(second as HTMLElement), /^Last name/, 'Hopper')
    fill(child, /^First name/, 'Kim')
    fill(child, /^Last name/, 'Hopper')
    fill(child, /^Day/, '31')
    fill(child, /^Month/, '2')
    fill(child, /^Year/, '2019')
    goOn()
    const list = await screen.findByRole('alert', { name: '1 field needs your attention' })
    expect(list).toHaveTextContent('Date of birth, room 2: This date does not exist')
    fireEvent.click(within(list).getByRole('link'))
    const fields = [/^Day/, /^Month/, /^Year/].map((label) => child.getByLabelText(label))
    // In the local date format, the month comes first.
    expect(child.getByLabelText(/^Month/)).toHaveFocus()
    for (const part of fields) {
      expect(part).toBeInvalid()
      expect(part).toHaveAccessibleDescription('This date does not exist')
    }
    fill(child, /^Day/, '1')
    fill(child, /^Year/, '2010')
    expect(child.getByText('This date does not match the age in your search')).toBeVisible()
    fill(child, /^Year/, '2019')
    const sent = hearBookings(() => HttpResponse.error())
    goOn()
    await waitFor(() => expect(sent).toHaveLength(1))
    const lead = (group: number) => ({ group, type: 'adult', role: 'lead' })
    const travellers = [
      { ...lead(1), firstName: 'Ada', lastName: 'Byron', nationality: 'GB' },
      { ...lead(2), firstName: 'Grace', lastName: 'Hopper' },
      {
        group: 2,
        type: 'child',
        age: 7,
        firstName: 'Kim',
        lastName: 'Hopper',
        dateOfBirth: '2019-02-01',
      },
    ]
    expect(sent[0]?.body.parties).toEqual([{ travellers }])
  })

  it('keeps its input over a reload', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    write('Your requests', 'A quiet room')
    leavePage()
    await site().show(href)
    await guestForm()
    expect([typedIn('First name'), typedIn('Phone number'), typedIn('Your requests')]).toEqual([
      'Ada',
      '020 7946 0958',
      'A quiet room',
    ])
  })

  it('sends once on a double click, and retries a lost answer with the same key', async () => {
    await site().show((await findCheckout(site().origin)).href)
    await fillGuests()
    const sent = hearBookings((at) => (at === 1 ? HttpResponse.error() : undefined))
    goOn()
    goOn()
    expect(await screen.findByText('The connection was lost')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(screen.getByText(/^Nothing is paid/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await paymentStep()).toBeVisible()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent[0]?.key).toMatch(/^[\w-]{16,}$/)
  })

  it('shows how long to wait after too many holds, and continues afterwards', async () => {
    await site().show((await findCheckout(site().origin)).href)
    await fillGuests()
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '841' }
    const refusal = JSON.stringify({ code: 'rate_limited', detail: '' })
    const sent = hearBookings((at) =>
      at === 1 ? new HttpResponse(refusal, { status: 429, headers }) : undefined,
    )
    goOn()
    expect(
      await screen.findByText('Too many rooms have been held or booked from this connection'),
    ).toBeVisible()
    expect(screen.getByText('Your details are kept. Try again in 15 minutes.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await paymentStep()).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  it('starts with the client only for an agent who books again', async () => {
    const { reference } = await bookAt(site().origin)
    const { href } = await findCheckout(site().origin)
    await site().signIn('agent')
    await site().show(`${href}&client=${reference}`)
    await guestForm()
    expect(await screen.findByText(/^You are booking for .*Ada Byron/)).toBeVisible()
    expect(typedIn('Email address')).toBe('ada@reader.example')
    expect(typedIn('Phone number')).toBe('2079460958')
    expect(typedIn('Country of the number')).toBe('GB')
    leavePage()
    await site().signIn('traveller')
    await site().show(`${href}&client=${reference}`)
    await guestForm()
    expect(screen.queryByText(/^You are booking for/)).toBeNull()
    expect(typedIn('Email address')).not.toBe('ada@reader.example')
  })

  it("starts with a signed-in traveller's data, and empty for an agent", async () => {
    const { href } = await findCheckout(site().origin)
    await site().signIn('traveller')
    await site().show(href)
    await guestForm()
    await waitFor(() => expect(typedIn('Email address')).toBe('traveller@meridian.example'))
    expect(typedIn('First name')).not.toBe('')
    leavePage()
    sessionStorage.clear()
    await site().signIn('agent')
    await site().show(href)
    await guestForm()
    expect(screen.getByRole('heading', { name: 'Your client’s details' })).toBeVisible()
    expect([typedIn('First name'), typedIn('Last name'), typedIn('Email address')]).toEqual(['', '', ''])
  })

  it("shows a signed-in user's input only to that user", async () => {
    const { href } = await findCheckout(site().origin)
    await site().signIn('agent')
    await site().show(href)
    await fillGuests()
    leavePage()
    await site().signIn('traveller')
    await site().show(href)
    await guestForm()
    expect(typedIn('Email address')).toBe('traveller@meridian.example')
    expect(typedIn('Phone number')).not.toBe('020 7946 0958')
  })
})

// On its own site, since a visitor may hold only a few rooms.
describe('guest form after a lost answer', () => {
  const site = testSite('meridian')
  withDialogs()

  /** Executes the first hold but loses its answer; returns the references held by it. */
  function loseFirstAnswer() {
    const references: string[] = []
    let calls = 0
    site().network.use(
      http.post('*/api/bookings', async ({ request }) => {
        calls += 1
        if (calls !== 1) return undefined
        const { data } = (await (await fetch(request.clone())).json()) as { data: { reference: string } }
        references.push(data.reference)
        return HttpResponse.error()
      }),
    )
    return references
  }

  let stays = 0
  /** Submits the form for a new stay and loses the answer; returns its address and what was held. */
  async function submitAndLoseAnswer() {
    const day = (ahead: number) =>
      new Date(Date.UTC(2026, 5, 2 + stays * 7 + ahead)).toISOString().slice(0, 10)
    const { href } = await findCheckout(site().origin, { stay: { start: day(0), end: day(2) } })
    stays += 1
    await site().show(href)
    await fillGuests()
    const held = loseFirstAnswer()
    goOn()
    expect(await screen.findByText('The connection was lost')).toBeVisible()
    return { href, held }
  }

  /** Forces the price to be requested again. */
  function forgetQuote() {
    const stored = JSON.parse(sessionStorage.getItem('livery_checkout') ?? '')
    delete stored.checkout.quoteId
    sessionStorage.setItem('livery_checkout', JSON.stringify(stored))
  }

  const soldOut = () =>
    HttpResponse.json({ code: 'sold_out', status: 409, title: '', detail: '' }, { status: 409 })

  it('continues with the booking that was made', async () => {
    const { held } = await submitAndLoseAnswer()
    goOn()
    expect(await paymentStep()).toBeVisible()
    expect(location.search).toContain(`reference=${held[0]}`)
    expect(held).toHaveLength(1)
  })

  it('holds the changed input instead, and releases the earlier hold', async () => {
    const { held } = await submitAndLoseAnswer()
    write('Email address', 'grace@reader.example')
    goOn()
    expect(await paymentStep()).toBeVisible()
    const guests = within(screen.getByRole('region', { name: 'Travellers' }))
    expect(guests.getByText('grace@reader.example')).toBeVisible()
    expect(location.search).not.toContain(`reference=${held[0]}`)
    const before = await fetch(`${site().origin}/api/bookings/${held[0]}`)
    expect(((await before.json()) as { data: { state: string } }).data.state).toBe('released')
  })

  it('finds its own booking if nothing else is left', async () => {
    const { href, held } = await submitAndLoseAnswer()
    leavePage()
    forgetQuote()
    site().network.use(http.post('*/api/quotes', soldOut))
    await site().show(href)
    expect(await paymentStep()).toBeVisible()
    expect(location.search).toContain(`reference=${held[0]}`)
  })

  it('names no cause if nothing is left and its own booking cannot be checked', async () => {
    const { href } = await submitAndLoseAnswer()
    leavePage()
    forgetQuote()
    site().network.use(
      http.post('*/api/quotes', soldOut),
      http.post('*/api/bookings', () => HttpResponse.error()),
    )
    await site().show(href)
    const title = 'No rooms left at this rate'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByText('This rate has just sold out')).toBeNull()
    expect(screen.getByRole('link', { name: 'See other rooms' })).toBeVisible()
  })

  it('releases its own hold if nothing is left and the input has changed', async () => {
    const { href, held } = await submitAndLoseAnswer()
    write('Email address', 'grace@reader.example')
    leavePage()
    forgetQuote()
    site().network.use(http.post('*/api/quotes', soldOut, { once: true }))
    await site().show(href)
    await guestForm()
    expect(typedIn('Email address')).toBe('grace@reader.example')
    const before = await fetch(`${site().origin}/api/bookings/${held[0]}`)
    expect(((await before.json()) as { data: { state: string } }).data.state).toBe('released')
    goOn()
    expect(await paymentStep()).toBeVisible()
    expect(location.search).not.toContain(`reference=${held[0]}`)
  })
})

describe('guest form of an agency without terms', () => {
  const site = testSite('jolt', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      publishedPages: content.agency.publishedPages.filter((page) => page !== 'user-terms'),
    },
  }))
  withDialogs()

  it('has no checkbox for terms', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(`${href}&lng=en`)
    await guestForm()
    expect(screen.queryByRole('checkbox', { name: /agree/ })).toBeNull()
  })
})
