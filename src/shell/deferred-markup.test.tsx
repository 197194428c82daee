// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createContext, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredMarkup, loadDeferredMarkup } from './deferred-markup.tsx'

const Foot = ({ year }: { year: string }) => <footer>{year}</footer>

/** Changes above the part, as the address does. */
const Address = createContext('')

afterEach(cleanup)
// The parts made here stay in the list of all parts, also those that cannot be fetched: no other test may meet them.
afterAll(() => {
  vi.resetModules()
})

let markup = ''
beforeAll(async () => {
  // Before any other part is made: the server loads all there are.
  const Part = deferredMarkup(async () => Foot)
  await loadDeferredMarkup()
  markup = renderToString(
    <>
      <h1>home</h1>
      <Part year="2026" />
    </>,
  )
})

/** A page as the server drew it, whose part's code has not come; gives the way to another page. */
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

describe('a part whose markup comes before its code', () => {
  const root = document.createElement('div')
  beforeEach(() => document.body.append(root))
  afterEach(() => root.remove())

  it('is drawn by the server with the rest of the page', () => {
    expect(markup).toContain('<footer>2026</footer>')
  })

  it('stands as the server drew it until its code has come', async () => {
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
    'stays when the page changes %s before its code, holds the page back no moment, and is drawn anew when it comes',
    async (_, way) => {
      const arrival = Promise.withResolvers<typeof Foot>()
      const { go, drawn, react, complaint } = await served(
        deferredMarkup(() => arrival.promise),
        root,
      )
      for (const page of ['login', 'signup']) {
        await act(async () => way(() => go(page)))
        expect(root.querySelector('h1')).toHaveTextContent(page)
        expect([...root.querySelectorAll('footer')]).toEqual([drawn])
      }
      await act(async () => arrival.resolve(Foot))
      expect([...root.querySelectorAll('footer')].map((one) => one.textContent)).toEqual(['slim'])
      const anew = root.querySelector('footer')
      await act(async () => way(() => go('home')))
      expect(root.querySelector('footer')).toBe(anew)
      expect(anew).toHaveTextContent('2026')
      expect(complaint).not.toHaveBeenCalled()
      act(() => react.unmount())
    },
  )

  it('stays when its code cannot be fetched, and links go on leading', async () => {
    const { go, drawn, react } = await served(
      deferredMarkup(() => Promise.reject(new TypeError('Failed to fetch'))),
      root,
    )
    await act(async () => startTransition(() => go('login')))
    expect(root.querySelector('h1')).toHaveTextContent('login')
    expect(root.querySelector('footer')).toBe(drawn)
    act(() => react.unmount())
  })

  it('changes with the page without being drawn anew once its code is here', async () => {
    const { go, drawn, react } = await served(
      deferredMarkup(async () => Foot),
      root,
    )
    await act(async () => startTransition(() => go('login')))
    expect(root.querySelector('footer')).toBe(drawn)
    expect(drawn).toHaveTextContent('slim')
    act(() => react.unmount())
  })

  it('takes nothing else down when its code cannot be fetched', async () => {
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
