// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'

const start = { name: '', wish: '', board: 'half', news: false, quiet: true, bed: 'double', age: '7' }
const heard = vi.fn()

function Sample() {
  const [typed, setTyped] = useState(start)
  const set = (change: Partial<typeof start>) => {
    heard(change)
    setTyped((before) => ({ ...before, ...change }))
  }
  return (
    <form>
      <Field label="Name" value={typed.name} onChange={({ target }) => set({ name: target.value })} />
      <TextArea
        label="Wish"
        maxLength={9}
        count={(used, most) => `${used} / ${most}`}
        value={typed.wish}
        onChange={({ target }) => set({ wish: target.value })}
      />
      <TextArea label="Own" maxLength={8} count={(used, most) => `${used} / ${most}`} />
      <Select label="Board" value={typed.board} onChange={({ target }) => set({ board: target.value })}>
        <option value="room">Room only</option>
        <option value="half">Half board</option>
      </Select>
      {/* None of these is the requested one. */}
      <Select label="Age" value={typed.age} onChange={({ target }) => set({ age: target.value })}>
        <option value="5">5</option>
        <option value="6">6</option>
      </Select>
      <Checkbox label="News" checked={typed.news} onChange={({ target }) => set({ news: target.checked })} />
      <Switch label="Quiet" checked={typed.quiet} onChange={({ target }) => set({ quiet: target.checked })} />
      <RadioGroup
        label="Bed"
        value={typed.bed}
        onChange={(bed) => set({ bed })}
        options={[
          { value: 'double', label: 'Double' },
          { value: 'twin', label: 'Twin' },
        ]}
      />
      <output>{JSON.stringify(typed)}</output>
    </form>
  )
}

let root: Root | undefined
afterEach(() => {
  cleanup()
  act(() => root?.unmount())
  document.body.replaceChildren()
  heard.mockClear()
})

/** A page as the server rendered it, with something filled in before it hydrates. */
function wakes(fill: () => void) {
  const page = document.body.appendChild(document.createElement('div'))
  const sample = (
    <StrictMode>
      <Sample />
    </StrictMode>
  )
  page.innerHTML = renderToString(sample)
  fill()
  act(() => {
    root = hydrateRoot(page, sample)
  })
}
const control = <Control extends HTMLElement>(label: string) => screen.getByLabelText<Control>(label)

describe('input made before hydration', () => {
  it('is preserved in every kind of control', () => {
    wakes(() => {
      control<HTMLInputElement>('Name').value = 'Ada'
      control<HTMLTextAreaElement>('Wish').value = 'Quiet'
      control<HTMLTextAreaElement>('Own').value = 'Sea'
      control<HTMLSelectElement>('Board').value = 'room'
      control<HTMLInputElement>('News').click()
      control<HTMLInputElement>('Quiet').click()
      control<HTMLInputElement>('Twin').click()
    })
    const filled = {
      name: 'Ada',
      wish: 'Quiet',
      board: 'room',
      news: true,
      quiet: false,
      bed: 'twin',
      age: '7',
    }
    expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(filled)
    expect(control('Name')).toHaveValue('Ada')
    expect(control('Wish')).toHaveValue('Quiet')
    expect(control('Board')).toHaveValue('room')
    expect(control('News')).toBeChecked()
    expect(control('Quiet')).not.toBeChecked()
    expect(control('Twin')).toBeChecked()
    expect(screen.getByText('5 / 9')).toBeVisible()
    expect(screen.getByText('3 / 8')).toBeVisible()
  })

  it('does not exist if the browser renders the page', () => {
    render(<Sample />)
    expect(heard).not.toHaveBeenCalled()
  })

  it('causes no event if nothing was filled in', () => {
    wakes(() => undefined)
    expect(heard).not.toHaveBeenCalled()
    expect(control('Board')).toHaveValue('half')
    expect(control('Double')).toBeChecked()
  })
})
