// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

const items = ['one', 'two'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}` }))
const question = (id: string) => screen.getByRole('button', { name: `Question ${id}` })
const panel = (id: string) => screen.getByText(`Answer ${id}`)
const expanded = () => screen.getAllByRole('button').map((button) => button.ariaExpanded === 'true')

describe('Accordion', () => {
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'))

  it('opens one answer at a time, and closes it again', async () => {
    render(<Accordion items={items} />)
    expect(expanded()).toEqual([false, false])
    await userEvent.click(question('one'))
    expect(expanded()).toEqual([true, false])
    expect(panel('one')).toBeVisible()
    await userEvent.click(question('two'))
    expect(expanded()).toEqual([false, true])
    expect(panel('one')).not.toBeVisible()
    await userEvent.click(question('two'))
    expect(expanded()).toEqual([false, false])
  })

  it('moves between the questions, which are headings, with the arrow keys', async () => {
    render(<Accordion items={items} />)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    question('one').focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(expanded()).toEqual([false, true])
  })

  it('gives its headings the level that the page needs', () => {
    render(<Accordion items={items} level={3} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it('sets each question in its own direction, with the marks at its own end', () => {
    render(<Accordion items={[{ id: 'one', title: 'Where are you?', content: '' }]} />)
    expect(screen.getByText('Where are you?')).toHaveAttribute('dir', 'auto')
  })

  it('keeps closed answers in the HTML, hidden, and writes no style attribute', () => {
    const html = renderToString(<Accordion items={items} />)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).toMatch(/<div[^>]* hidden=""[^>]*>Answer one/)
  })

  it('opens the answer that a search in the page finds', () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true })
    render(<Accordion items={items} />)
    expect(panel('two').getAttribute('hidden')).toBe('until-found')
    fireEvent(panel('two'), new Event('beforematch'))
    expect(expanded()).toEqual([false, true])
    expect(panel('two').hasAttribute('hidden')).toBe(false)
  })
})
