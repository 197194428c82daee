// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { showWithPlans, testPlan } from './testing-schedules.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

async function open(plans = [] as Parameters<typeof showWithPlans>[1]) {
  const onPlanned = vi.fn()
  const onBusy = vi.fn()
  const form = <ScheduleForm id="plan" note="Spring" onBusy={onBusy} onPlanned={onPlanned} />
  const shown = await showWithPlans(
    <>
      {form}
      <button type="submit" form="plan">
        Schedule
      </button>
    </>,
    plans,
  )
  // The texts of the calendar load later.
  await screen.findByRole('button', { name: /^Goes live: / })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  return { ...shown, onPlanned, onBusy, send }
}

describe('scheduling a publication', () => {
  it('defaults to tomorrow at nine on the agency’s clocks, and states it in a sentence', async () => {
    await open()
    expect(screen.getByLabelText('Goes live')).toHaveValue('Mar 11, 2027')
    expect(screen.getByLabelText('Time: Goes live')).toHaveValue('09:00')
    expect(screen.getByText('Goes live on Thursday, 11 March 2027 at 09:00 in Lisbon.')).toBeVisible()
  })

  it('shows faults next to the times, before the server is called', async () => {
    const { send, calls } = await open()
    fill('Goes live', '2020-01-01')
    await send()
    expect(screen.getByLabelText('Goes live')).toHaveAccessibleDescription(
      'Choose Mar 10, 2027 or a later date',
    )
    fill('Goes live', '3/10/2027')
    await send()
    expect(screen.getByLabelText('Goes live')).toHaveAccessibleDescription('This time is in the past.')
    expect(screen.getByLabelText('Goes live')).toBeInvalid()
    expect(screen.getByLabelText('Goes live')).toHaveFocus()
    fill('Goes live', '')
    await send()
    expect(screen.getByText('Choose a day and a time.')).toBeVisible()
    fill('Goes live', '2027-05-01')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Revert automatically' }))
    expect(screen.getByLabelText('Ends')).toHaveValue('May 8, 2027')
    fill('Ends', '2027-04-30')
    await send()
    expect(screen.getByLabelText('Ends')).toHaveAccessibleDescription('Choose May 1, 2027 or a later date')
    fill('Ends', '2027-05-01')
    await send()
    expect(screen.getByLabelText('Ends')).toHaveAccessibleDescription('The end must be after the start.')
    expect(screen.getByLabelText('Ends')).toBeInvalid()
    expect(calls.POST).not.toHaveBeenCalled()
  })

  it('explains how to type an unreadable day or time, and moves the focus there', async () => {
    const { send, calls } = await open()
    fill('Time: Goes live', 'soon')
    await send()
    const time = screen.getByLabelText('Time: Goes live')
    expect(time).toHaveAccessibleDescription('Enter the time as 14:30.')
    expect(time).toHaveFocus()
    expect(screen.getByLabelText('Goes live')).toBeValid()
    fill('Time: Goes live', '')
    await send()
    expect(time).toHaveAccessibleDescription('Choose a day and a time.')
    fill('Time: Goes live', '9:30 pm')
    fill('Goes live', 'soon')
    await send()
    expect(time).toHaveValue('21:30')
    expect(screen.getByLabelText('Goes live')).toHaveAccessibleDescription(
      'Enter the date as Dec 31, 2027 or 12/31/2027',
    )
    expect(screen.getByLabelText('Goes live')).toHaveFocus()
    expect(calls.POST).not.toHaveBeenCalled()
  })

  it('points out an hour that clocks skip or repeat', async () => {
    await open()
    fill('Goes live', '2027-03-28')
    fill('Time: Goes live', '01:30')
    expect(screen.getByText(/01:30 does not exist on that day.*02:30 is used instead/)).toBeVisible()
    fill('Goes live', '2027-10-31')
    expect(screen.getByText(/01:30 happens twice on that day.*The first is used/)).toBeVisible()
  })

  it('names which of two plans for one field would fail, and no others', async () => {
    const braga = [{ pointer: '/agency/city', before: 'Porto', after: 'Braga' }]
    const other = { pointer: '/agency/zipCode', before: '1', after: '2' }
    await open([
      testPlan({ note: 'May fair', endsAt: '2027-06-01T08:00:00Z', changes: braga }),
      testPlan({ note: 'Another field', changes: [other] }),
      testPlan({ note: 'Cancelled', state: 'cancelled' }),
    ])
    fill('Goes live', '2027-05-10')
    expect(
      await screen.findByText(/^This will fail: .?May fair.? changes Contact and footer › Address › Town on/),
    ).toBeVisible()
    fill('Goes live', '2027-04-10')
    expect(
      await screen.findByText(/May fair.?, scheduled for 1 May 2027, 09:00, will then fail/),
    ).toBeVisible()
    expect(screen.queryByText(/Another field|Cancelled/)).toBeNull()
    fill('Goes live', '2027-06-02')
    expect(screen.queryByText(/May fair/)).toBeNull()
  })

  it('sends the times as read, with note and revision, and passes on the created plan', async () => {
    const { send, calls, onPlanned, onBusy } = await open()
    const planned = { schedule: testPlan(), timeZone: 'Europe/Lisbon', meant: [] }
    calls.POST.mockResolvedValue({ data: { data: planned } })
    fill('Goes live', '2027-05-01')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Revert automatically' }))
    await send()
    expect(calls.POST).toHaveBeenCalledExactlyOnceWith('/api/branding/schedules', {
      body: { revision: 1, note: 'Spring', start: '2027-05-01T09:00:00', end: '2027-05-08T09:00:00' },
    })
    expect(onPlanned).toHaveBeenCalledWith(planned)
    expect(onBusy.mock.calls).toEqual([[true], [false]])
  })

  it('waits until all changes are saved, and schedules nothing with refusals or conflicts', async () => {
    const { send, calls, onBusy, editor } = await open()
    fill('Goes live', '2027-05-01')
    const saving = editor.store.get(editor.savingAtom)
    const refused = [{ change: { pointer: '/agency/city', after: 'x' }, reason: 'is too long' }]
    editor.store.set(editor.savingAtom, { ...saving, refused })
    await send()
    expect(await screen.findByText('A setting needs to be fixed')).toBeVisible()
    const conflicts = [{ pointer: '/agency/city', mine: 'Faro', theirs: 'Beja' }]
    editor.store.set(editor.savingAtom, { ...saving, conflicts })
    await send()
    expect(await screen.findByText('Someone else changed the same setting')).toBeVisible()
    expect(calls.POST).not.toHaveBeenCalled()
    expect(onBusy.mock.calls.at(-1)).toEqual([false])
    editor.store.set(editor.savingAtom, saving)
    editor.edit([{ pointer: '/agency/city', before: 'Porto', after: 'Faro' }])
    calls.POST.mockResolvedValue({ data: { data: {} } })
    await send()
    await vi.waitFor(() =>
      expect(calls.POST).toHaveBeenCalledWith(
        '/api/branding/schedules',
        expect.objectContaining({ body: expect.objectContaining({ revision: 2 }) }),
      ),
    )
  })

  it.each([
    ['draft_stale', 412, [], /Someone else has just changed the draft/],
    ['checks_failed', 409, [], /The checks found a problem that prevents publishing/],
    [
      'validation_failed',
      422,
      [{ field: 'end', reason: 'is more than a year away' }],
      /more than a year away/,
    ],
    ['overloaded', 503, [], /The server is busy right now/],
  ] as const)(
    'shows why the server refused it, and keeps the input: %s',
    async (code, status, errors, words) => {
      const { send, calls, onPlanned } = await open()
      calls.POST.mockRejectedValue(
        new ApiError({ status, code, detail: 'The server is busy right now.', errors }),
      )
      fill('Goes live', '2027-05-01')
      await userEvent.click(screen.getByRole('checkbox', { name: 'Revert automatically' }))
      await send()
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByLabelText('Goes live')).toHaveValue('May 1, 2027')
      expect(onPlanned).not.toHaveBeenCalled()
    },
  )
})
