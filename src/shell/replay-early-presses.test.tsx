// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { type FormEvent, Suspense, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createText } from '../platform/text.ts'
import { earlyPressScript } from '../server/http/pages/render/early-press.ts'
import { deferredMarkup } from './deferred-markup.tsx'
import { AppFailure } from './page-failure.tsx'
import { replayEarlyPresses } from './replay-early-presses.ts'

const onSubmit = vi.fn()
const onPress = vi.fn()

function AskForm({ name }: { name: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onSubmit(Object.fromEntries(new FormData(event.currentTarget, submitter)))
  }
  return (
    <form method="post" onSubmit={submit} aria-label={name}>
      <input name="wish" defaultValue="sea" />
      <button type="submit" name="as" value="guest">
        As a guest
      </button>
      <button type="submit" name="as" value="agent">
        As an agent
      </button>
      <button type="button" onClick={onPress}>
        Open
      </button>
    </form>
  )
}

function Failing(): never {
  throw new Error('Rendering failed.')
}

function Frame({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    replayEarlyPresses()
  }, [])
  return children
}

let root: Root | undefined
let forget: (() => void)[] = []
beforeAll(() => {
  const listening = vi.spyOn(window, 'addEventListener')
  // The script that runs before all others in the document.
  new Function(earlyPressScript)()
  // Other tests share the window, and for them no click is early.
  forget = listening.mock.calls.map(([type, listener, options]) => {
    return () => removeEventListener(type, listener as EventListener, options)
  })
  listening.mockRestore()
})
afterAll(() => {
  for (const end of forget) end()
})
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
  onSubmit.mockClear()
  onPress.mockClear()
})

function drawn(page: React.ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  return () => {
    startTransition(() => {
      root = hydrateRoot(place, page)
    })
  }
}
const press = (name: string) => screen.getByRole('button', { name }).click()
const isAwake = () => waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'))
const atRest = () => new Promise((resolve) => setTimeout(resolve, 50))

const page = (
  <Frame>
    <AskForm name="ask" />
  </Frame>
)

it('submits a form that was sent too early once, with the button that was pressed', async () => {
  const wake = drawn(page)
  press('As an agent')
  wake()
  await isAwake()
  await atRest()
  expect(onSubmit.mock.calls).toEqual([[{ wish: 'sea', as: 'agent' }]])
  press('As a guest')
  expect(onSubmit).toHaveBeenLastCalledWith({ wish: 'sea', as: 'guest' })
})

it('submits a form once that was sent during hydration', async () => {
  const wake = drawn(page)
  wake()
  press('As an agent')
  await isAwake()
  await atRest()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('presses a button once that was pressed during hydration', async () => {
  const wake = drawn(page)
  wake()
  press('Open')
  await isAwake()
  await atRest()
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('submits a form in a deferred part once its code has loaded, not before', async () => {
  // As the server renders it, which has loaded the part's code.
  const markup = renderToString(
    <Frame>
      <div data-asleep="">
        <Suspense>
          <AskForm name="ask" />
        </Suspense>
      </div>
    </Frame>,
  )
  const arrival = Promise.withResolvers<typeof AskForm>()
  const Part = deferredMarkup(() => arrival.promise)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = markup
  root = hydrateRoot(
    place,
    <Frame>
      <Part name="ask" />
    </Frame>,
  )
  await isAwake()
  const native = vi.fn((event: Event) => event.defaultPrevented)
  addEventListener('submit', native)
  press('As an agent')
  await atRest()
  expect(onSubmit).not.toHaveBeenCalled()
  arrival.resolve(AskForm)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ wish: 'sea', as: 'agent' }))
  press('As a guest')
  expect(onSubmit).toHaveBeenLastCalledWith({ wish: 'sea', as: 'guest' })
  expect(native).not.toHaveReturnedWith(false)
  removeEventListener('submit', native)
})

it('forwards a click to the failure page if hydration fails', async () => {
  const onRetry = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const failing = hydrateRoot(place, <Failing />, {
    onUncaughtError: () => failing.render(<AppFailure text={createText('en', {})} onRetry={onRetry} />),
  })
  root = failing
  press('Open')
  await screen.findByRole('alert')
  screen.getByRole('button').click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(onPress).not.toHaveBeenCalled()
})
