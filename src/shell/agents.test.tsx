// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { enterText } from '../ui/testing-text-entry.ts'
import { toastQueue } from '../ui/toast.ts'
import { testSite } from './testing-site.tsx'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
afterEach(cleanup)

const messages = () => toastQueue.read().requests.map(({ message }) => message)

describe('agents of an agency', () => {
  const site = testSite('aurora')
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

  it('are listed to the owner with role and status, without actions on themselves', async () => {
    await site().signIn('owner')
    await site().show('/users/agents')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Agents')
    expect((await row('Rui Castelo')).textContent).toMatch(/Sales agent.*Restricted.*Active/)
    expect((await row('Omar Lindqvist')).textContent).toContain('You')
    expect(screen.queryByText('Tessa Marlow')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Omar Lindqvist' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['View'])
  })

  it('are invited by name, address and role, with errors at the field', async () => {
    await site().signIn('owner')
    await site().show('/users/agents')
    await row('Rui Castelo')
    await userEvent.click(screen.getByRole('button', { name: 'Invite an agent' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Invite an agent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(document.activeElement).toBe(dialog.getByLabelText(/^First name/))
    expect(dialog.getByText('Email is required')).toBeTruthy()
    await enterText(dialog.getByLabelText(/^First name/), 'Nils')
    await enterText(dialog.getByLabelText(/^Last name/), 'Holm')
    await enterText(dialog.getByLabelText(/^Email/), 'sales@aurora.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText('Someone with this address already works here')).toBeTruthy()
    await userEvent.clear(dialog.getByLabelText(/^Email/))
    await enterText(dialog.getByLabelText(/^Email/), 'nils@aurora.example')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Admin')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await row('Nils Holm')).textContent).toMatch(/Admin.*Invited/)
    expect(messages()).toContain('Invitation sent to nils@aurora.example')
  })

  it('can be invited after a wait that is shown if there were too many invitations', async () => {
    await site().signIn('owner')
    await site().show('/users/agents')
    await row('Rui Castelo')
    site().network.use(
      http.post('*/api/users/agents', () =>
        HttpResponse.json({ code: 'rate_limited' }, { status: 429, headers: { 'retry-after': '30' } }),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Invite an agent' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Invite an agent' }))
    await enterText(dialog.getByLabelText(/^First name/), 'Nils')
    await enterText(dialog.getByLabelText(/^Last name/), 'Holm')
    await enterText(dialog.getByLabelText(/^Email/), 'later@aurora.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(messages()).toContain('Too many invitations. Try again in 30 seconds.'))
  })

  it('leave the list when their invitation is withdrawn', async () => {
    await site().signIn('owner')
    await site().show('/users/agents')
    await row('Nils Holm')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Nils Holm' }))
    expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw invitation' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the invitation for Nils Holm?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw invitation' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Nils Holm/ })).toBeNull())
    expect(messages()).toContain('The invitation to nils@aurora.example has been withdrawn')
  })

  it('are deactivated after a confirmation, and reactivated', async () => {
    await site().signIn('owner')
    await site().show('/users/agents')
    await row('Selma Okafor')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Selma Okafor' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Selma Okafor?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await waitFor(async () => expect((await row('Selma Okafor')).textContent).toContain('Deactivated'))
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Selma Okafor' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reactivate' }))
    await waitFor(async () => expect((await row('Selma Okafor')).textContent).toContain('Active'))
  })

  it("have a page where an admin can change any role except owners' and their own", async () => {
    await site().signIn('admin')
    await site().show('/users/agents')
    const href = (await screen.findByRole('link', { name: 'Rui Castelo' })).getAttribute('href') ?? ''
    const owner = screen.getByRole('link', { name: 'Omar Lindqvist' }).getAttribute('href') ?? ''
    cleanup()
    await site().show(href)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rui Castelo')
    expect(screen.getByRole('option', { name: 'Owner' })).toHaveProperty('disabled', true)
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('switch', { name: 'Restricted' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Restricted' })).toHaveProperty('checked', false),
    )
    expect(messages()).toContain('Rui Castelo’s role has changed')
    cleanup()
    await site().show(owner)
    expect(await screen.findByText('Only an owner can change an owner.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('report an unknown agent and a failure to load', async () => {
    await site().signIn('owner')
    await site().show('/users/agents/view/00000000-0000-4000-8000-000000000000')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This agent does not exist')
    cleanup()
    site().network.use(http.get('*/api/users/agents', () => new HttpResponse(null, { status: 503 })))
    await site().show('/users/agents', { retries: false })
    expect(await screen.findByText('The agents could not be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it.each(['sales', 'restricted', 'traveller'])('have no page for %s', async (role) => {
    await site().signIn(role)
    await site().show('/users/agents')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'You do not have access to this page',
    )
  })
})
