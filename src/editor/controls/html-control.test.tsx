// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

const saved = () => screen.findByText('All changes saved')

/** What jsdom lacks for editable text. */
function withLayout(): void {
  beforeEach(() => {
    const box = () => ({ top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0 }) as DOMRect
    Range.prototype.getBoundingClientRect = box
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList
    document.elementFromPoint = () => null
  })
}

function paste(text: HTMLElement, data: Record<string, string>): void {
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => data[type] ?? '' } })
}

describe('text of a page', () => {
  withBrowser()
  withLayout()
  const site = testSite('aurora')
  const draft = async () => (await (await fetch(`${site().origin}/api/branding/draft`)).json()).data
  const privacy = async () => String((await draft()).settings.agency.privacyPolicy)
  const open = async () => {
    await site().signIn('owner')
    await site().show('/settings/website/pages')
    await userEvent.click(await screen.findByRole('button', { name: /^Privacy policy/ }))
    return screen.findByRole('textbox', { name: 'Privacy policy' })
  }
  const write = async (html: string) => {
    const { revision, settings } = await draft()
    const change = {
      pointer: '/agency/privacyPolicy',
      before: settings.agency.privacyPolicy,
      after: html,
    }
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'livery',
      origin: site().origin,
    }
    await fetch(`${site().origin}/api/branding/draft`, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': `"${revision}"` },
      body: JSON.stringify({ changes: [change] }),
    })
  }

  it('changes only by the user: opening leaves every text as it was', async () => {
    const text = await open()
    const { revision } = await draft()
    const settings = within(screen.getByRole('region', { name: 'Settings' }))
    for (const fold of settings.getAllByRole('button', { expanded: false })) fireEvent.click(fold)
    expect(text).toHaveAttribute('contenteditable', 'true')
    await waitFor(() => expect(screen.getAllByRole('toolbar').length).toBeGreaterThan(4))
    fireEvent.focus(text)
    fireEvent.blur(text)
    await new Promise((done) => setTimeout(done, 1500))
    expect((await draft()).revision).toBe(revision)
  })

  it('accepts from the clipboard what the profile allows, as one undo step', async () => {
    const text = await open()
    const before = await privacy()
    text.focus()
    paste(text, {
      'text/html':
        '<h1 style="position:fixed">Pasted</h1><p onclick="x()">A<script>alert(1)</script> <a href="javascript:alert(1)">bad</a> <a href="https://ok.example">good</a></p>',
    })
    await waitFor(async () => expect(await privacy()).toContain('<h2>Pasted</h2>'))
    const html = await privacy()
    expect(screen.getByText(/Links must lead to an https, mailto or tel address/)).toBeVisible()
    expect(screen.queryByText(/come from your theme/)).toBeNull()
    expect(html).toContain('<a href="https://ok.example">good</a>')
    expect(html).not.toMatch(/script|style|onclick/)
    fireEvent.keyDown(text, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    await waitFor(async () => expect(await privacy()).toBe(before))
    expect(text.textContent).not.toContain('Pasted')
    await saved()
  })

  it('has tools for the arrow keys, and explains why a link is invalid', async () => {
    await open()
    const tools = within(screen.getByRole('toolbar', { name: 'Tools for Privacy policy' }))
    const style = tools.getByRole('combobox', { name: 'Paragraph style' })
    expect(style.tabIndex).toBe(0)
    style.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tools.getByRole('button', { name: 'Bold' }))
    await userEvent.click(tools.getByRole('button', { name: 'Link' }))
    const address = await screen.findByRole('textbox', { name: 'Link address' })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('This address is not safe')
    expect(address).toBeInvalid()
    await userEvent.clear(address)
    await userEvent.type(address, 'example.com/terms{Enter}')
    await waitFor(async () => expect(await privacy()).toContain('<a href="https://example.com/terms">'))
    await saved()
  })

  it('is edited as HTML if the editor would lose content, and explains why', async () => {
    await site().signIn('owner')
    await write('<dl><dt>Who</dt><dd>We</dd></dl>')
    await site().show('/settings/website/pages')
    await userEvent.click(await screen.findByRole('button', { name: /^Privacy policy/ }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Privacy policy' })).toHaveValue(
        '<dl><dt>Who</dt><dd>We</dd></dl>',
      ),
    )
    const source = screen.getByRole('textbox', { name: 'Privacy policy' })
    expect(screen.getByText(/Opened as HTML, because the text has.*<dl>/)).toBeVisible()
    fireEvent.change(source, { target: { value: '<p>Plain</p><script>x</script>' } })
    fireEvent.blur(source)
    await waitFor(async () => expect(await privacy()).toBe('<p>Plain</p>'))
    expect(screen.getByText(/^Removed:/)).toHaveTextContent('<script>')
    expect(screen.getByText(/Scripts aren’t allowed in texts/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Visual editor' }))
    expect(await screen.findByRole('toolbar', { name: 'Tools for Privacy policy' })).toBeVisible()
  })

  it('longer than the contract allows shows an error at its field', async () => {
    const text = await open()
    text.focus()
    paste(text, { 'text/plain': 'word '.repeat(40_000) })
    await waitFor(() => expect(text).toHaveAccessibleDescription(/60000|60,000/))
  }, 30_000)
})
