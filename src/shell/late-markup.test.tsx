// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateMarkup, loadLateMarkup } from './late-markup.ts'

const Foot = ({ year }: { year: string }) => <footer>{year}</footer>

afterEach(cleanup)

describe('a part whose markup comes before its code', () => {
  it('is drawn by the server with the rest of the page', async () => {
    const Part = lateMarkup(async () => Foot)
    await loadLateMarkup()
    expect(renderToString(<Suspense>{<Part year="2026" />}</Suspense>)).toContain('<footer>2026</footer>')
  })

  it('stands as the server drew it until its code has come', async () => {
    const arrival = Promise.withResolvers<typeof Foot>()
    const Part = lateMarkup(() => arrival.promise)
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(
      <Suspense>
        <Foot year="2026" />
      </Suspense>,
    )
    const drawn = root.querySelector('footer')
    const complaint = vi.fn()
    const app = (
      <Suspense>
        <Part year="2026" />
      </Suspense>
    )
    const react = await act(async () => hydrateRoot(root, app, { onRecoverableError: complaint }))
    expect(root.querySelector('footer')).toBe(drawn)
    await act(async () => arrival.resolve(Foot))
    expect(root.querySelector('footer')).toBe(drawn)
    expect(complaint).not.toHaveBeenCalled()
    act(() => react.unmount())
    root.remove()
  })

  it('takes nothing else down when its code cannot be fetched', async () => {
    const Part = lateMarkup(() => Promise.reject(new TypeError('Failed to fetch')))
    await act(async () => {
      render(
        <>
          <p>The page</p>
          <Suspense>
            <Part />
          </Suspense>
        </>,
      )
    })
    expect(screen.getByText('The page')).toBeVisible()
  })
})
