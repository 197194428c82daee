// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './use-combobox.ts'

const places: ComboboxOption[] = [
  { id: '1', label: 'Lisbon, Portugal' },
  { id: '2', label: 'Lima, Peru' },
]

function Sample({
  onChoose,
  options = places,
}: {
  onChoose?: (option: ComboboxOption) => void
  options?: ComboboxOption[]
}) {
  const [text, setText] = useState('')
  return (
    <>
      <Combobox
        label="Where to?"
        text={text}
        onText={setText}
        options={text ? options : []}
        onChoose={(option) => onChoose?.(option)}
        message={text && options.length === 0 ? 'Nothing found' : undefined}
      />
      <button type="button">After</button>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Where to?' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

afterEach(cleanup)

describe('Combobox', () => {
  it('opens on typing, wraps round with the arrow keys, and chooses with Enter', async () => {
    const onChoose = vi.fn()
    render(<Sample onChoose={onChoose} />)
    await userEvent.type(field(), 'li')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await screen.findByRole('option', { name: 'Lisbon, Portugal' })
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Lisbon, Portugal')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Lima, Peru')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledWith(places[1])
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('chooses with the pointer', async () => {
    const onChoose = vi.fn()
    render(<Sample onChoose={onChoose} />)
    await userEvent.type(field(), 'li')
    await userEvent.click(await screen.findByRole('option', { name: 'Lisbon, Portugal' }))
    expect(onChoose).toHaveBeenCalledWith(places[0])
  })

  it('starts from the last option on the first arrow up', async () => {
    render(<Sample />)
    await userEvent.type(field(), 'li')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Lima, Peru')
  })

  it('closes on Escape and when it loses the focus', async () => {
    render(<Sample />)
    await userEvent.type(field(), 'li{Escape}')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(field(), 's')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await userEvent.tab()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('shows its error, and is marked as invalid until that is fixed', () => {
    const sample = (error?: string) => (
      <Combobox label="Where to?" text="" onText={vi.fn()} options={[]} onChoose={vi.fn()} error={error} />
    )
    const { rerender } = render(sample('Choose a place'))
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Choose a place')
    rerender(sample())
    expect(field()).toBeValid()
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('announces that nothing was found', async () => {
    render(<Sample options={[]} />)
    await userEvent.type(field(), 'zz')
    expect(screen.getByRole('status').textContent).toBe('Nothing found')
  })

  it('opens with Alt and the arrow down without moving, and closes with Alt and the arrow up', async () => {
    render(<Sample />)
    await userEvent.type(field(), 'li{Escape}{Alt>}{ArrowDown}{/Alt}')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('stops at the ends of the list with Page Up and Page Down', async () => {
    render(<Sample />)
    await userEvent.type(field(), 'li')
    await screen.findByRole('option', { name: 'Lisbon, Portugal' })
    await userEvent.keyboard('{PageDown}{PageDown}')
    expect(active()).toBe('Lima, Peru')
    await userEvent.keyboard('{PageUp}')
    expect(active()).toBe('Lisbon, Portugal')
  })

  it('leaves the keys to an input method while it composes a word', async () => {
    const onChoose = vi.fn()
    render(<Sample onChoose={onChoose} />)
    await userEvent.type(field(), 'li')
    await screen.findByRole('option', { name: 'Lisbon, Portugal' })
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(onChoose).not.toHaveBeenCalled()
    expect(active()).toBe('Lisbon, Portugal')
  })

  it('closes only its list on Escape, not the dialog around it', async () => {
    const onEscape = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: plays the part of a dialog
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <Sample />
      </div>,
    )
    await userEvent.type(field(), 'li{Escape}')
    expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalledTimes(1)
  })
})
