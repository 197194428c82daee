// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { revealAtom } from '../layout/reveal-setting.ts'
import { Schedules } from './schedules.tsx'
import { showWithPlans, testPlan } from './testing-schedules.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const live = testPlan({
  state: 'live',
  note: 'Live one',
  startsAt: '2027-03-01T09:00:00Z',
  endsAt: '2027-04-02T22:30:00Z',
})
const planned = testPlan({ note: '' })
const failed = testPlan({
  state: 'failed',
  note: 'Failed one',
  failure: { code: 'conflict', at: 'start', pointers: ['/agency/city'] },
})
const over = [testPlan({ state: 'done', note: 'Done one' }), testPlan({ state: 'cancelled', note: 'Off' })]

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li')
  if (!found) throw new Error(`${name} is not in a list`)
  return within(found)
}

describe('list of plans', () => {
  it('is absent if nothing was ever scheduled', async () => {
    const { calls } = await showWithPlans(<Schedules />, [])
    await waitFor(() => expect(calls.GET).toHaveBeenCalled())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows each plan’s state, author and times on the agency’s clocks; past ones are collapsed', async () => {
    await showWithPlans(<Schedules />, [live, planned, failed, ...over])
    expect((await row('Live one')).getByText('1 Mar 2027, 09:00 to 2 Apr 2027, 23:30')).toBeVisible()
    expect((await row('Live one')).getByText('Live')).toBeVisible()
    expect((await row('Untitled')).getByText('1 May 2027, 09:00')).toBeVisible()
    expect((await row('Untitled')).getByText('Bo Test')).toBeVisible()
    expect((await row('Failed one')).getByText(/Someone has changed these settings since/)).toBeVisible()
    expect(screen.getByText('Done one')).not.toBeVisible()
    await userEvent.click(screen.getByText('2 past publications'))
    expect(screen.getByText('Done one')).toBeVisible()
    expect((await row('Off')).queryByRole('button')).toBeNull()
  })

  it('marks a plan that would fail, and names the earlier plan that conflicts', async () => {
    const change = { pointer: '/agency/city', before: 'Porto', after: 'Braga' }
    const first = testPlan({ note: 'Red day', startsAt: '2027-04-30T08:00:00Z', changes: [change] })
    await showWithPlans(<Schedules />, [first, planned])
    expect(
      await (await row('Untitled')).findByText(/^This will fail: .?Red day.? changes .*Town on 30 Apr/),
    ).toBeVisible()
    const own = screen.getByText('Red day', { selector: 'bdi' }).closest('li') as HTMLElement
    expect(within(own).queryByText(/will fail/)).toBeNull()
  })

  it('marks only the plan whose setting another person has published since', async () => {
    const outdated = testPlan({
      note: 'Red day',
      startsAt: '2027-04-30T08:00:00Z',
      changes: [{ pointer: '/agency/city', before: 'Beja', after: 'Braga' }],
    })
    await showWithPlans(<Schedules />, [outdated, planned])
    const own = await row('Red day')
    expect(
      await own.findByText(/^This will fail: .*have changed since it was scheduled: .*Town\./),
    ).toBeVisible()
    expect((await row('Untitled')).queryByText(/will fail/)).toBeNull()
  })

  it('names the conflicting plan after a failure', async () => {
    const failure = {
      code: 'conflict' as const,
      at: 'start' as const,
      pointers: ['/agency/city'],
      plan: { id: crypto.randomUUID(), note: 'Red day' },
    }
    await showWithPlans(<Schedules />, [testPlan({ state: 'failed', note: 'Blue day', failure })])
    const text = (await row('Blue day')).getByText(
      /Another scheduled publication, .?Red day.?, changed these settings first/,
    )
    expect(text).toBeVisible()
    expect(screen.queryByText(/Someone has changed/)).toBeNull()
  })

  it('expands past plans if there are no others', async () => {
    await showWithPlans(<Schedules />, over)
    expect(await screen.findByText('Done one')).toBeVisible()
  })

  it('links from a failure to its setting', async () => {
    const { editor } = await showWithPlans(<Schedules />, [failed])
    const link = await screen.findByRole('button', { name: 'Contact and footer › Address › Town' })
    await userEvent.click(link)
    expect(editor.store.get(revealAtom)).toEqual({ pointer: '/agency/city' })
  })

  it('cancels a plan after a confirmation', async () => {
    const { calls } = await showWithPlans(<Schedules />, [planned])
    const own = await row('Untitled')
    await userEvent.click(own.getByRole('button', { name: 'Cancel publication' }))
    expect(own.getByText('Cancel ‘Untitled’? Its changes will not be published.')).toBeVisible()
    await userEvent.click(own.getByRole('button', { name: 'Keep it' }))
    expect(calls.DELETE).not.toHaveBeenCalled()
    await userEvent.click(own.getByRole('button', { name: 'Cancel publication' }))
    await userEvent.click(own.getByRole('button', { name: 'Cancel publication' }))
    const params = { path: { id: planned.id } }
    expect(calls.DELETE).toHaveBeenCalledExactlyOnceWith('/api/branding/schedules/{id}', { params })
    await waitFor(() => expect(screen.queryByText('Untitled')).toBeNull())
  })

  it('shows why a plan could not be cancelled, and keeps it', async () => {
    const { calls } = await showWithPlans(<Schedules />, [live])
    calls.DELETE.mockRejectedValue(new ApiError({ status: 409, code: 'conflict', detail: 'It is over.' }))
    const own = await row('Live one')
    await userEvent.click(own.getByRole('button', { name: 'Revert now' }))
    await userEvent.click(own.getByRole('button', { name: 'Revert now' }))
    expect(await own.findByText('It is over.')).toBeVisible()
  })

  it('reschedules a pending plan, and only the end of a live one', async () => {
    const { calls } = await showWithPlans(<Schedules />, [live, planned])
    const own = await row('Untitled')
    await userEvent.click(own.getByRole('button', { name: 'Change times' }))
    expect(own.getByLabelText('Goes live')).toHaveValue('May 1, 2027')
    expect(own.getByLabelText('Time: Goes live')).toHaveValue('09:00')
    fireEvent.change(own.getByLabelText('Goes live'), { target: { value: '2027-05-03' } })
    await userEvent.click(own.getByRole('button', { name: 'Save times' }))
    expect(calls.PATCH).toHaveBeenCalledExactlyOnceWith('/api/branding/schedules/{id}', {
      params: { path: { id: planned.id } },
      body: { start: '2027-05-03T09:00:00', end: null },
    })
    await waitFor(() => expect(own.queryByRole('button', { name: 'Save times' })).toBeNull())
    const seen = await row('Live one')
    await userEvent.click(seen.getByRole('button', { name: 'Change times' }))
    expect(seen.queryByLabelText('Goes live')).toBeNull()
    expect(seen.getByLabelText('Time: Ends')).toHaveValue('23:30')
    calls.PATCH.mockRejectedValue(
      new ApiError({
        status: 422,
        code: 'validation_failed',
        detail: '',
        errors: [{ field: 'end', reason: 'is past' }],
      }),
    )
    await userEvent.click(seen.getByRole('button', { name: 'Save times' }))
    expect(await seen.findByText('is past')).toBeVisible()
    expect(seen.getByLabelText('Ends')).toBeInvalid()
  })

  it('shows the faults of new times until they are fixed', async () => {
    const { calls } = await showWithPlans(<Schedules />, [planned])
    const own = await row('Untitled')
    await userEvent.click(own.getByRole('button', { name: 'Change times' }))
    fireEvent.change(own.getByLabelText('Goes live'), { target: { value: '2027-03-10' } })
    await userEvent.click(own.getByRole('button', { name: 'Save times' }))
    expect(own.getByText('This time is in the past.')).toBeVisible()
    expect(own.getByLabelText('Goes live')).toBeInvalid()
    expect(calls.PATCH).not.toHaveBeenCalled()
    fireEvent.change(own.getByLabelText('Goes live'), { target: { value: '2027-05-03' } })
    expect(own.queryByText('This time is in the past.')).toBeNull()
    expect(own.getByLabelText('Goes live')).toBeValid()
  })

  it('shows which plan would fail with new times, before they are saved', async () => {
    const { calls } = await showWithPlans(<Schedules />, [
      testPlan({
        note: 'Red day',
        startsAt: '2027-04-30T08:00:00Z',
        endsAt: '2027-04-30T20:00:00Z',
        changes: [{ pointer: '/agency/city', before: 'Porto', after: 'Braga' }],
      }),
      planned,
    ])
    const own = await row('Untitled')
    await userEvent.click(own.getByRole('button', { name: 'Change times' }))
    expect(own.queryByText(/fail/)).toBeNull()
    fireEvent.change(own.getByLabelText('Goes live'), { target: { value: '2027-04-30' } })
    fireEvent.change(own.getByLabelText('Time: Goes live'), { target: { value: '12:00' } })
    expect(
      await own.findByText(/^This will fail: .?Red day.? changes .*Town on 30 Apr 2027, 09:00/),
    ).toBeVisible()
    await userEvent.click(own.getByRole('button', { name: 'Keep it' }))
    expect(own.queryByText(/fail/)).toBeNull()
    const red = await row('Red day')
    await userEvent.click(red.getByRole('button', { name: 'Change times' }))
    fireEvent.change(red.getByLabelText('Ends'), { target: { value: '2027-05-02' } })
    expect(
      await red.findByText(/^.?Untitled.?, scheduled for 1 May 2027, 09:00, will then fail: this changes/),
    ).toBeVisible()
    expect(calls.PATCH).not.toHaveBeenCalled()
  })

  it('names the plan based on a live one that would end before it', async () => {
    const seen = testPlan({
      state: 'live',
      note: 'Seen',
      startsAt: '2027-03-01T09:00:00Z',
      endsAt: '2027-06-01T09:00:00Z',
      changes: [{ pointer: '/agency/city', before: 'Lagos', after: 'Porto' }],
      undo: [{ pointer: '/agency/city', before: 'Porto', after: 'Lagos' }],
    })
    await showWithPlans(<Schedules />, [seen, planned])
    const own = await row('Seen')
    await userEvent.click(own.getByRole('button', { name: 'Change times' }))
    fireEvent.change(own.getByLabelText('Ends'), { target: { value: '2027-04-20' } })
    expect(
      await own.findByText(/Untitled.?, scheduled for 1 May .* will then fail: these settings .*Town\./),
    ).toBeVisible()
    fireEvent.change(own.getByLabelText('Ends'), { target: { value: '2027-05-20' } })
    expect(own.queryByText(/fail/)).toBeNull()
  })
})
