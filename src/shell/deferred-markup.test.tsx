// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createContext, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredMarkup, loadDeferredMarkup } from './deferred-markup.tsx'

const Foot = ({ year }: { year: string }) => <footer>{year}</footer>

/** A value that changes above the part, as the address does. */
const Address = createContext('')

afterEach(cleanup)
// These parts stay in the list of all parts, even those that fail to load; no other test may load them.
afterAll(() => {
  vi.resetModules()
})

let markup = ''
beforeAll(async () => {
  // Before any other part is created, since the server loads all of them.
  const Part = deferredMarkup(async () => Foot)
  await loadDeferredMarkup()
  markup = renderToString(
    <>
      <h1>home</h1>
      <Part year="2026" />
    </>,
  )
})

/** A server-rendered page whose part has no code yet; returns a function that changes the page. */
async function served(Part: ReturnType<typeof deferredMarkup<{ year: string }>>, root: HTMLElement) {
  root.innerHTML = markup
  let go: (page: string) => void = () => undefined
  function Page() {
    const [page, setPage] = useState('home')
    go = setPage
    return (
      <Address value={page}>
        <h1>{page}</h1>
        <Part year={page === 'home' ? '2026' : 'slim'} />
      </Address>
    )
  }
  const complaint = vi.fn()
  const react = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError: complaint }))
  return { go: (page: string) => go(page), react, complaint, drawn: root.querySelector('footer') }
}

describe('part with deferred code', () => {
  const root = document.createElement('div')
  beforeEach(() => document.body.append(root))
  afterEach(() => root.remove())

  it('is rendered by the server with the rest of the page', () => {
    expect(markup).toContain('<footer>2026</footer>')
  })

  it('stays as the server rendered it until its code has loaded', async () => {
    const arrival = Promise.withResolvers<typeof Foot>()
    const { drawn, react, complaint } = await served(
      deferredMarkup(() => arrival.promise),
      root,
    )
    expect(root.querySelector('footer')).toBe(drawn)
    await act(async () => arrival.resolve(Foot))
    expect(root.querySelector('footer')).toBe(drawn)
    expect(complaint).not.toHaveBeenCalled()
    act(() => react.unmount())
  })

  it.each([
    ['by a link', startTransition],
    ['at once', (change: () => void) => change()],
  ])(
    'stays through a page change %s without delaying it, and re-renders when its code loads',
    async (_, change) => {
      const arrival = Promise.withResolvers<typeof Foot>()
      const { go, drawn, react, complaint } = await served(
        deferredMarkup(() => arrival.promise),
        root,
      )
      for (const page of ['login', 'signup']) {
        await act(async () => change(() => go(page)))
        expect(root.querySelector('h1')).toHaveTextContent(page)
        expect([...root.querySelectorAll('footer')]).toEqual([drawn])
      }
      await act(async () => arrival.resolve(Foot))
      expect([...root.querySelectorAll('footer')].map((one) => one.textContent)).toEqual(['slim'])
      const footer = root.querySelector('footer')
      await act(async () => change(() => go('home')))
      expect(root.querySelector('footer')).toBe(footer)
      expect(footer).toHaveTextContent('2026')
      expect(complaint).not.toHaveBeenCalled()
      act(() => react.unmount())
    },
  )

  it('stays if its code fails to load, and its links keep working', async () => {
    const { go, drawn, react } = await served(
      deferredMarkup(() => Promise.reject(new TypeError('Failed to fetch'))),
      root,
    )
    await act(async () => startTransition(() => go('login')))
    expect(root.querySelector('h1')).toHaveTextContent('login')
    expect(root.querySelector('footer')).toBe(drawn)
    act(() => react.unmount())
  })

  it('updates with the page without remounting after its code has loaded', async () => {
    const { go, drawn, react } = await served(
      deferredMarkup(async () => Foot),
      root,
    )
    await act(async () => startTransition(() => go('login')))
    expect(root.querySelector('footer')).toBe(drawn)
    expect(drawn).toHaveTextContent('slim')
    act(() => react.unmount())
  })

  it('takes nothing else down if its code fails to load', async () => {
    const Part = deferredMarkup(() => Promise.reject(new TypeError('Failed to fetch')))
    await act(async () => {
      render(
        <>
          <p>The page</p>
          <Part />
        </>,
      )
    })
    expect(screen.getByText('The page')).toBeVisible()
  })
})
