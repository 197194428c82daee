// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { withDialogs } from '../../shell/testing-dialog.ts'
import { testSite } from '../../shell/testing-site.tsx'
import { findCheckout } from './checkout/testing-checkout.ts'

beforeEach(() => sessionStorage.clear())

const contact = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Email address': 'ada@reader.example',
  'Phone number': '020 7946 0958',
}

/** Writes into a field at once: typing letter by letter is tried in the browser. */
function write(label: string, text: string) {
  fireEvent.change(screen.getAllByLabelText(new RegExp(`^${label}`))[0] as HTMLElement, {
    target: { value: text },
  })
}

async function fillContact() {
  await screen.findByRole('heading', { level: 1, name: 'Who is travelling?' })
  for (const [label, text] of Object.entries(contact)) write(label, text)
  write('Country of the number', 'GB')
  for (const tick of screen.queryAllByRole('checkbox', { name: /agree/ })) fireEvent.click(tick)
}

describe('the checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  it('asks who travels, holds the rooms, and comes to the payment of the booking', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillContact()
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay and book' })).toBeVisible()
    expect(location.search).toMatch(/&reference=LV-[A-Z0-9]+$/)
    expect(
      within(screen.getByRole('region', { name: 'Who is travelling' })).getByText('+442079460958'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^14:|^15:00/))
  })
})
