// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showWithPlans } from './testing-schedules.tsx'
import { MomentField } from './time-fields.tsx'

const limits = { earliest: '2027-03-10', latest: '2028-03-10' }

function Sample({ timeZone = 'Europe/Lisbon' }: { timeZone?: string }) {
  const [value, setValue] = useState({ date: '2027-03-11', time: '09:00' })
  return (
    <>
      <MomentField {...{ ...limits, value }} label="Ends" timeZone={timeZone} onChange={setValue} />
      <output>{`${value.date} ${value.time}`}</output>
    </>
  )
}

const day = () => screen.getByRole('textbox', { name: 'Ends' })
const time = () => screen.getByRole('textbox', { name: 'Time: Ends' })
const held = () => document.querySelector('output')?.textContent

beforeEach(async () => {
  await showWithPlans(<Sample />, [])
  // The texts of the calendar load later.
  await screen.findByRole('button', { name: /^Ends: / })
})
afterEach(cleanup)

it('opens the site’s calendar on the day of a moment', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Ends: / }))
  const calendar = await screen.findByRole('dialog', { name: 'Ends' })
  expect(
    await within(calendar).findByRole('button', { name: /^Thursday, March 11, 2027, Ends/ }),
  ).toBeVisible()
  expect(within(calendar).getByRole('button', { name: /^Tuesday, March 9, 2027/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('accepts typed days and times, and shows them in the page’s format afterwards', async () => {
  await userEvent.clear(day())
  await userEvent.type(day(), '4/12')
  await userEvent.clear(time())
  await userEvent.type(time(), '9.30 pm')
  expect(time()).toHaveValue('9.30 pm')
  await userEvent.tab()
  expect(day()).toHaveValue('Apr 12, 2027')
  expect(time()).toHaveValue('21:30')
  expect(held()).toBe('2027-04-12 21:30')
})

it('announces a time on another zone’s clocks with the user’s own', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  cleanup()
  await showWithPlans(<Sample timeZone={here} />, [])
  expect(time()).not.toHaveAccessibleDescription(/in your time zone/)
  cleanup()
  const zone = here === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo'
  await showWithPlans(<Sample timeZone={zone} />, [])
  expect(time()).toHaveAccessibleDescription(/ in your time zone \(.+\)$/)
  await userEvent.clear(time())
  await userEvent.type(time(), 'soon')
  await userEvent.tab()
  expect(time()).toHaveAccessibleDescription('Enter the time as 14:30.')
})
