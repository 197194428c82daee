// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Deferred } from './deferred.tsx'

const greet = (name: string) => `Hello ${name}`

function Sample({ load, name }: { load: () => Promise<typeof greet>; name: string }) {
  return (
    <Deferred load={load} meanwhile={<p>soon</p>}>
      {(greeting) => <p>{greeting(name)}</p>}
    </Deferred>
  )
}

it('shows the placeholder, then the loaded code’s result, which is fetched once', async () => {
  const load = vi.fn(async () => greet)
  const { unmount } = render(<Sample load={load} name="Ada" />)
  expect(screen.getByText('soon')).toBeVisible()
  expect(await screen.findByText('Hello Ada')).toBeVisible()
  unmount()
  render(<Sample load={load} name="Eve" />)
  expect(screen.getByText('Hello Eve')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('shows an error text, if there is one, when the code cannot be fetched', async () => {
  const load = async () => {
    throw new TypeError('offline')
  }
  render(
    <Deferred load={load} meanwhile={<p>soon</p>} failed={<p>not today</p>}>
      {() => null}
    </Deferred>,
  )
  expect(await screen.findByText('not today')).toBeVisible()
  expect(screen.queryByText('soon')).toBeNull()
})

it('survives code that cannot be fetched, and fetches it again the next time', async () => {
  const load = vi.fn(async () => greet).mockRejectedValueOnce(new TypeError('offline'))
  const { unmount } = render(<Sample load={load} name="Ada" />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.getByText('soon')).toBeVisible()
  unmount()
  render(<Sample load={load} name="Ada" />)
  expect(await screen.findByText('Hello Ada')).toBeVisible()
})
