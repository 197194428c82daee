// @vitest-environment jsdom

import { File } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

const svg = (inner: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${inner}</svg>`],
    'logo.svg',
    { type: 'image/svg+xml' },
  )

describe('a picture', () => {
  withBrowser()
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })
  const site = testSite('aurora')
  const draft = async () =>
    (await (await fetch(`${site().origin}/api/branding/draft`)).json()).data.settings.agency
  const row = async () => {
    // The page of a test is at another origin than its site.
    const forward = async ({ request }: { request: Request }) =>
      fetch(site().origin + request.url.slice(location.origin.length), {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-requested-with': 'livery',
          origin: site().origin,
        },
        body: await request.arrayBuffer(),
      }) as Promise<never>
    site().network.use(http.post(`${location.origin}/api/branding/pictures`, forward))
    await site().signIn('owner')
    await site().show('/settings/website')
    const button = await screen.findByRole('button', { name: 'Replace Logo' })
    const field = button.closest<HTMLElement>('[data-field]')
    if (!field) throw new Error('no field')
    return field
  }
  const drop = (field: HTMLElement, file: InstanceType<typeof File>) => {
    const area = within(field).getByRole('button', { name: 'Replace Logo' }).closest('div')
    fireEvent.drop(area as HTMLElement, { dataTransfer: { files: [file] } })
  }

  it('that is no picture, or too large, is told so before it is sent', async () => {
    const field = await row()
    const { logo } = await draft()
    drop(field, new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }))
    expect(within(field).getByRole('alert')).toHaveTextContent(/Not a picture that browsers show/)
    drop(field, new File([new Uint8Array(20 * 1024 * 1024)], 'big.png', { type: 'image/png' }))
    expect(within(field).getByRole('alert')).toHaveTextContent(
      'Logo was not changed. Too large: 20.0 MB, at most 5 MB are taken.',
    )
    drop(field, new File([], 'none.png', { type: 'image/png' }))
    expect(within(field).getByRole('alert')).toHaveTextContent('Logo was not changed. The file is empty.')
    expect((await draft()).logo).toBe(logo)
  })

  it('that would run something is refused with the server’s reason', async () => {
    const field = await row()
    drop(field, svg('<script>alert(1)</script>'))
    expect(await within(field).findByRole('alert')).toHaveTextContent(
      /^Logo was not changed. The drawing has .*script/,
    )
  })

  it('of the logo offers its colours, and the one pressed is one step', async () => {
    const field = await row()
    const before = await draft()
    drop(
      field,
      svg('<rect width="200" height="100" fill="#b4137a"/><circle cx="50" cy="50" r="30" fill="#0a7f3f"/>'),
    )
    const color = await within(field).findByRole('button', { name: /Use as primary colour: #b4137a/i })
    await waitFor(async () => expect((await draft()).logo).not.toBe(before.logo))
    await userEvent.click(color)
    await waitFor(async () => expect((await draft()).primaryColor).toBe('#b4137a'))
    await userEvent.click(within(field).getByRole('button', { name: 'Use on phones too' }))
    await waitFor(async () => expect((await draft()).logoMobile).toBe((await draft()).logo))
    for (let step = 0; step < 3; step += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await draft()).toEqual(before))
  })

  it('that is there already tells its colours on request, and stays the one it is', async () => {
    const field = await row()
    const { logo } = await draft()
    await userEvent.click(within(field).getByRole('button', { name: 'Colours of the logo' }))
    await within(field).findByRole('group', { name: 'Colours of the logo' })
    expect(within(field).queryByRole('alert')).toBeNull()
    expect((await draft()).logo).toBe(logo)
  })

  it('is cut by the arrow keys', async () => {
    const field = await row()
    const { logo } = await draft()
    await userEvent.click(within(field).getByRole('button', { name: 'Crop Logo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Logo' }))
    expect(dialog.getByRole('button', { name: 'Keep this part' })).toBeDisabled()
    dialog.getByRole('button', { name: 'Lower right corner' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowLeft}')
    expect(dialog.getByRole('status')).toHaveTextContent('89 by 90 percent of the picture')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this part' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop: Logo' })).toBeNull())
    await waitFor(async () => expect((await draft()).logo).not.toBe(logo))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('All changes saved')
  })
})
