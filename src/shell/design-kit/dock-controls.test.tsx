// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ColorControl, type Unread } from './dock-controls.tsx'

interface SampleProps {
  value?: string
  required?: boolean
}

function Sample({ value, required = false }: SampleProps) {
  const [unread, setUnread] = useState<Unread | null>(null)
  return (
    <form aria-label="Theme">
      <p id="why">{unread?.reason}</p>
      <ColorControl
        name="color"
        label="Primary"
        value={value}
        required={required}
        opensAt="#136f63"
        note={unread ? 'why' : undefined}
        onUnread={setUnread}
      />
    </form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Primary' })
const held = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('color')

describe('colour control of the dock', () => {
  it('keeps the last valid colour while another is typed, and explains why', async () => {
    render(<Sample value="#ffff00" required />)
    await userEvent.type(field(), '{Backspace}')
    expect(held()).toBe('#ffff00')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/^Primary cannot be read.+stays #ffff00\.$/)
    await userEvent.type(field(), '8')
    expect(held()).toBe('#ffff08')
    expect(field()).toBeValid()
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('returns to the last valid colour in full notation when it loses focus', async () => {
    render(<Sample value="#ffff00" required />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveValue('#ffff00')
    expect(field()).toBeValid()
    await userEvent.clear(field())
    await userEvent.type(field(), ' #0af ')
    expect(held()).toBe('#00aaff')
    await userEvent.tab()
    expect(field()).toHaveValue('#00aaff')
  })

  it('may be empty if it is not required', async () => {
    render(<Sample value="#ffff00" />)
    await userEvent.clear(field())
    expect(held()).toBe('')
    expect(field()).toBeValid()
    await userEvent.type(field(), '#1')
    expect(held()).toBe('')
    expect(field()).toHaveAccessibleDescription(/stays none/)
  })

  it('can be picked by eye too', () => {
    render(<Sample />)
    fireEvent.input(screen.getByLabelText('Pick: Primary'), { target: { value: '#8040c0' } })
    expect(field()).toHaveValue('#8040c0')
    expect(held()).toBe('#8040c0')
  })
})
