// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'
import { Switch } from './switch.tsx'

const options = [
  { value: 'now', label: 'Now', hint: 'By card' },
  { value: 'later', label: 'Later' },
  { value: 'never', label: 'Never', disabled: true },
]
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

function Controlled(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState('now')
  return <RadioGroup label="Pay" options={options} {...props} value={value} onChange={setValue} />
}

describe('Checkbox', () => {
  it('is toggled by Space and by a press anywhere on its label', async () => {
    render(<Checkbox label="Breakfast" hint="From 7 to 10" />)
    const box = screen.getByRole('checkbox', { name: 'Breakfast' })
    expect(box).toHaveAccessibleDescription('From 7 to 10')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(box).toBeChecked()
    await userEvent.click(screen.getByText('From 7 to 10'))
    expect(box).not.toBeChecked()
  })

  it('is partly checked until it is pressed or the property changes', async () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />)
    const box = screen.getByRole('checkbox', { name: 'All' })
    expect(box).toBePartiallyChecked()
    rerender(<Checkbox label="All" />)
    expect(box).not.toBePartiallyChecked()
  })

  it('shows and announces its error', () => {
    render(<Checkbox label="I agree" required error="Please agree" />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box).toBeInvalid()
    expect(box).toBeRequired()
    expect(box).toHaveAccessibleDescription('Please agree')
  })
})

describe('RadioGroup', () => {
  it('has one tab stop, and arrow keys wrap round both ends', async () => {
    render(<Controlled />)
    await userEvent.tab()
    const seen: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(chosen())
    }
    expect(seen).toEqual(['later', 'now', 'later'])
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('chooses an option by a press anywhere on it, unless it is disabled', async () => {
    render(<Controlled variant="cards" />)
    await userEvent.click(screen.getByText('Later'))
    await userEvent.click(screen.getByText('Never'))
    expect(chosen()).toBe('later')
  })

  it('stores its own choice if uncontrolled, and reports it', async () => {
    const onChange = vi.fn()
    render(<RadioGroup label="Pay" name="pay" options={options} defaultValue="now" onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }))
    expect(chosen()).toBe('later')
    expect(onChange).toHaveBeenCalledWith('later')
  })

  it('has a name, and announces that it is required and what is wrong', () => {
    render(<Controlled required error="Choose one" />)
    const group = screen.getByRole('radiogroup', { name: 'Pay' })
    expect(group).toHaveAccessibleDescription('Choose one')
    expect(group).toBeInvalid()
    expect(screen.getByRole('radio', { name: 'Now' })).toHaveAccessibleDescription('By card')
  })
})

describe('Switch', () => {
  it('contrasts with its ground by edge and knob, on and off', () => {
    render(<Switch label="Alerts" />)
    const control = screen.getByRole('switch')
    expect(control).toHaveClass('border-input', 'bg-card', 'checked:bg-primary')
    expect(control.nextElementSibling).toHaveClass(
      'border-muted-foreground',
      'peer-checked:border-primary-foreground',
    )
  })

  it('is a switch that Space and a press toggle', async () => {
    render(<Switch label="Alerts" hint="By mail" defaultChecked />)
    const control = screen.getByRole('switch', { name: 'Alerts' })
    expect(control).toHaveAccessibleDescription('By mail')
    expect(control).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(control).not.toBeChecked()
    await userEvent.click(screen.getByText('Alerts'))
    expect(control).toBeChecked()
  })
})

it('writes no style attribute for any choice', () => {
  const html = renderToString(
    <>
      <Checkbox label="a" indeterminate />
      <RadioGroup label="b" variant="cards" options={[{ value: 'x', label: 'X' }]} />
      <Switch label="c" />
    </>,
  )
  expect(html).not.toMatch(/\sstyle=/)
})
