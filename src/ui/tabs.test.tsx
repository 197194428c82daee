// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

function Sample() {
  const [selected, setSelected] = useState('a')
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  return <Tabs label="Letters" panel="panel" tabs={tabs} selected={selected} onSelect={setSelected} />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

async function press(keys: readonly string[]) {
  const seen: (string | null)[] = []
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(selected())
  }
  return seen
}

afterEach(() => {
  cleanup()
  document.body.style.direction = ''
})

describe('Tabs', () => {
  it('has one tab stop, and arrow keys choose and wrap round', async () => {
    render(<Sample />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('a')
    expect(await press(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'])).toEqual([
      'b',
      'c',
      'a',
      'c',
      'a',
      'c',
    ])
    expect(document.activeElement?.textContent).toBe('c')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('follows the reading direction', async () => {
    document.body.style.direction = 'rtl'
    render(<Sample />)
    await userEvent.tab()
    expect(await press(['ArrowLeft', 'ArrowRight'])).toEqual(['b', 'a'])
  })

  it('scrolls its row until a part of the next tab is visible', async () => {
    // A row of 300 pixels with tabs of 140: the third ends at 420.
    const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    box.mockImplementation(function (this: HTMLElement) {
      const at = ['a', 'b', 'c'].indexOf(this.dataset.tab ?? '')
      return at < 0 ? new DOMRect(0, 0, 300, 44) : new DOMRect(at * 140, 0, 140, 44)
    })
    render(<Sample />)
    const row = screen.getByRole('tablist')
    row.scrollLeft = 0
    await userEvent.click(screen.getByRole('tab', { name: 'c' }))
    expect(row.scrollLeft).toBe(420 - 300 + 40)
    box.mockRestore()
  })
})
