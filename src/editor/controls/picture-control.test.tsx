// @vitest-environment jsdom

import { File } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const svg = (inner: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${inner}</svg>`],
    'logo.svg',
    { type: 'image/svg+xml' },
  )

describe('picture', () => {
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

  it('shows an error for a non-picture or a too large file before upload', async () => {
    const field = await row()
    const { logo } = await draft()
    drop(field, new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }))
    expect(within(field).getByRole('alert')).toHaveTextContent(/Browsers cannot show this file/)
    drop(field, new File([new Uint8Array(20 * 1024 * 1024)], 'big.png', { type: 'image/png' }))
    expect(within(field).getByRole('alert')).toHaveTextContent(
      'Logo was not changed. The file has 20.0 MB. At most 5 MB is allowed.',
    )
    drop(field, new File([], 'none.png', { type: 'image/png' }))
    expect(within(field).getByRole('alert')).toHaveTextContent('Logo was not changed. The file is empty.')
    expect((await draft()).logo).toBe(logo)
  })

  it('with active content is refused with the server’s reason', async () => {
    const field = await row()
    drop(field, svg('<script>alert(1)</script>'))
    expect(await within(field).findByRole('alert')).toHaveTextContent(
      /^Logo was not changed. The drawing has .*script/,
    )
  })

  describe('near the picture limit', () => {
    /** Sets the quota in the site's next answers. */
    const leave = (left: number) =>
      site().network.use(
        http.post(`${location.origin}/api/branding/pictures`, async ({ request }) => {
          const answer = await fetch(site().origin + request.url.slice(location.origin.length), {
            method: 'POST',
            headers: {
              'content-type': 'application/octet-stream',
              'x-requested-with': 'livery',
              origin: site().origin,
            },
            body: await request.arrayBuffer(),
          })
          const headers = new Headers(answer.headers)
          const real = headers.get('ratelimit') ?? 'no limit'
          headers.set('ratelimit', real.replace(/r=\d+/, `r=${left}`))
          return new HttpResponse(await answer.text(), { status: answer.status, headers })
        }),
      )
    const square = svg('<rect width="40" height="40" fill="#7a3f0a"/>')
    const notice = 'Pictures you can still add now: 20. After that, wait 5 seconds before each one.'

    it('shows at the field how many are left and what follows, also after a refusal', async () => {
      const field = await row()
      leave(21)
      drop(field, square)
      await within(field).findByRole('group', { name: 'Colours of the logo' })
      expect(within(field).queryByText(/Pictures you can still add/)).toBeNull()
      leave(20)
      drop(field, svg('<script>alert(1)</script>'))
      expect(await within(field).findByText(notice)).toBeVisible()
      expect(within(field).getByRole('alert')).toHaveTextContent(/script/)
    })

    it('shows it in the crop dialog too', async () => {
      const field = await row()
      leave(20)
      drop(field, square)
      await within(field).findByText(notice)
      await userEvent.click(within(field).getByRole('button', { name: 'Crop Logo' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Logo' }))
      expect(dialog.getByText(notice)).toBeVisible()
    })

    it('shows the exact waiting time instead of the remainder once it is reached', async () => {
      const field = await row()
      leave(3)
      drop(field, square)
      await within(field).findByText(/Pictures you can still add now: 3/)
      const headers = { 'retry-after': '5', 'content-type': 'application/problem+json' }
      site().network.use(
        http.post(`${location.origin}/api/branding/pictures`, () =>
          HttpResponse.json({ code: 'rate_limited' }, { status: 429, headers }),
        ),
      )
      drop(field, square)
      expect(await within(field).findByRole('alert')).toHaveTextContent(
        'Logo was not changed. Too many pictures in a short time. Try again in 5 seconds.',
      )
      expect(within(field).queryByText(/Pictures you can still add/)).toBeNull()
    })
  })

  it('of the logo offers its colours, and choosing one is one undo step', async () => {
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

  it('that exists shows its colours on request, and does not change', async () => {
    const field = await row()
    const { logo } = await draft()
    await userEvent.click(within(field).getByRole('button', { name: 'Colours of the logo' }))
    await within(field).findByRole('group', { name: 'Colours of the logo' })
    expect(within(field).queryByRole('alert')).toBeNull()
    expect((await draft()).logo).toBe(logo)
  })

  it('is cropped by the arrow keys', async () => {
    const field = await row()
    const { logo } = await draft()
    await userEvent.click(within(field).getByRole('button', { name: 'Crop Logo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Logo' }))
    expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled()
    dialog.getByRole('button', { name: 'Bottom right corner' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowLeft}')
    expect(dialog.getByRole('status')).toHaveTextContent('89 by 90 percent of the picture')
    await userEvent.click(dialog.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop: Logo' })).toBeNull())
    await waitFor(async () => expect((await draft()).logo).not.toBe(logo))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('All changes saved')
  })

  /** The icon's crop dialog over the logo, drawn as `ink` says and loaded with this size. */
  async function iconOf(width: number, height: number, ink: () => Uint8ClampedArray) {
    const context = { drawImage: () => {}, getImageData: () => ({ data: ink() }) }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
    )
    await row()
    await userEvent.click(screen.getByRole('button', { name: 'Create from the logo' }))
    const dialog = await screen.findByRole('dialog', { name: /^Crop/ })
    const image = dialog.querySelector('img') as HTMLImageElement
    Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
    fireEvent.load(image)
    return within(dialog)
  }

  it('for the icon is cropped from the logo chosen a moment ago', async () => {
    const field = await row()
    const { logo } = await draft()
    drop(field, svg('<rect width="40" height="40" fill="#0a7f3f"/>'))
    await waitFor(async () => expect((await draft()).logo).not.toBe(logo))
    await userEvent.click(screen.getByRole('button', { name: 'Create from the logo' }))
    const dialog = await screen.findByRole('dialog', { name: /^Crop/ })
    expect(dialog.querySelector('img')).toHaveAttribute('src', (await draft()).logo)
    await userEvent.click(within(dialog).getByRole('button', { name: /^Close/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await draft()).logo).toBe(logo))
  })

  it('for the icon starts with a wide logo’s symbol, not its central square', async () => {
    // 256 by 64 points: a symbol of 32 by 32 at the left, and a name of 160 by 16 after it.
    const data = new Uint8ClampedArray(256 * 64 * 4)
    const draw = (fromX: number, toX: number, fromY: number, toY: number) => {
      for (let y = fromY; y < toY; y += 1)
        for (let x = fromX; x < toX; x += 1) data[(y * 256 + x) * 4 + 3] = 255
    }
    draw(16, 48, 16, 48)
    draw(80, 240, 24, 40)
    const icon = await iconOf(400, 100, () => data)
    // The symbol and an eighth of space around it: 39.68 of 256, and of 64.
    expect(icon.getByRole('status')).toHaveTextContent('16 by 62 percent of the picture')
    const { style } = icon.getByRole('button', { name: /^Selected part/ }).parentElement as HTMLElement
    expect(Number.parseFloat(style.left)).toBeCloseTo(4.75)
    expect(Number.parseFloat(style.top)).toBeCloseTo(19)
  })

  it('for the icon starts with a square if the browser cannot read the drawing', async () => {
    const icon = await iconOf(400, 100, () => {
      throw new DOMException('tainted', 'SecurityError')
    })
    expect(icon.getByRole('status')).toHaveTextContent('25 by 100 percent of the picture')
  })
})
