// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'

describe('Field', () => {
  it('is named by its label, without the required mark', () => {
    render(<Field label="Email" required />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
  })

  it('keeps the required mark on the line of the last word', () => {
    render(<Field label="Which engines?" required />)
    expect(screen.getByText('Which engines?').textContent).toBe('Which engines?\u2060\u00a0*')
  })

  it('is announced with its prefix, suffix and hint; an error replaces the hint', () => {
    const { rerender } = render(<Field label="Budget" prefix="€" suffix="a night" hint="At most" />)
    const field = screen.getByRole('textbox')
    expect(field).toHaveAccessibleDescription('€ a night At most')
    expect(field).not.toHaveAttribute('aria-invalid')
    rerender(<Field label="Budget" prefix="€" suffix="a night" hint="At most" error="Too little" />)
    expect(field).toHaveAccessibleDescription('€ a night Too little')
    expect(field).toBeInvalid()
    expect(screen.queryByText('At most')).toBeNull()
  })

  it('writes addresses, telephone numbers and passwords left to right, and other text as the page', () => {
    render(
      <div dir="rtl">
        <Field label="Email" type="email" />
        <Field label="Phone" type="tel" />
        <Field label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />
        <Field label="Name" />
        <Field label="Code" dir="ltr" />
      </div>,
    )
    const direction = (name: string) => screen.getByLabelText(name).getAttribute('dir')
    expect(['Email', 'Phone', 'Password', 'Name', 'Code'].map(direction)).toEqual([
      'ltr',
      'ltr',
      'ltr',
      null,
      'ltr',
    ])
  })

  it('places a number’s prefix and suffix in the number’s reading direction', () => {
    render(
      <div dir="rtl">
        <Field label="Phone" type="tel" prefix="+971" />
        <Field label="Budget" prefix="€" />
        <Field label="Email" type="email" />
      </div>,
    )
    const frame = (name: string) => screen.getByLabelText(name).parentElement?.getAttribute('dir')
    expect(['Phone', 'Budget', 'Email'].map(frame)).toEqual(['ltr', null, null])
  })

  it('is invalid and announced with an error shared by several fields', () => {
    render(
      <>
        <Field label="Day" prefix="." hint="Two digits" aria-invalid aria-describedby="date" />
        <p id="date">There is no such date</p>
      </>,
    )
    expect(screen.getByLabelText('Day')).toBeInvalid()
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('. Two digits There is no such date')
  })

  it('shows a password on request, by keyboard, and hides it again', async () => {
    render(<Field label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />)
    const field = screen.getByLabelText('Password')
    await userEvent.type(field, 'secret')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('secret')
    await userEvent.keyboard(' ')
    expect(field).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus()
  })
})

describe('TextArea', () => {
  const texts = {
    count: (used: number, most: number) => `${used} / ${most}`,
    left: (left: number) => `${left} left`,
  }

  it('counts the characters, and announces the remaining ones only near the limit', async () => {
    render(<TextArea label="Wishes" maxLength={10} defaultValue="Quiet" {...texts} />)
    expect(screen.getByText('5 / 10')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(screen.getByRole('textbox', { name: 'Wishes' }), 'room')
    expect(screen.getByText('9 / 10')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 left')
  })

  it('accepts no more than its length', async () => {
    render(<TextArea label="Wishes" maxLength={3} {...texts} />)
    await userEvent.type(screen.getByRole('textbox'), 'abcd')
    expect(screen.getByRole('textbox')).toHaveValue('abc')
  })

  it('counts the given value if controlled', () => {
    render(<TextArea label="Wishes" maxLength={9} value="Four" onChange={() => {}} {...texts} />)
    expect(screen.getByText('4 / 9')).toBeVisible()
  })
})

describe('Select', () => {
  const options = ['Room only', 'Half board'].map((board) => <option key={board}>{board}</option>)

  it('is named by its label and announced with its hint or error', async () => {
    render(
      <Select label="Board" hint="With breakfast" error="Choose one">
        {options}
      </Select>,
    )
    const select = screen.getByRole('combobox', { name: 'Board' })
    expect(select).toHaveAccessibleDescription('Choose one')
    expect(select).toBeInvalid()
    await userEvent.selectOptions(select, 'Half board')
    expect(select).toHaveValue('Half board')
  })

  it('can be named by another element', () => {
    render(<Select aria-label="Sort">{options}</Select>)
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  })
})

it('writes no style attribute for any form control', () => {
  const html = renderToString(
    <>
      <Field label="a" prefix="€" type="password" reveal={{ show: 's', hide: 'h' }} error="e" required />
      <TextArea label="b" maxLength={9} count={String} hint="h" />
      <Select label="c" />
    </>,
  )
  expect(html).not.toMatch(/\sstyle=/)
})
