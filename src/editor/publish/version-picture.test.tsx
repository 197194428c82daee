// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VersionPicture } from './version-picture.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('requests a failed picture once more, then leaves its place empty', () => {
  const { container } = render(<VersionPicture version={3} size="small" />)
  const picture = () => container.querySelector('img')
  const fail = () => picture() && fireEvent.error(picture() as HTMLImageElement)
  fail()
  expect(picture()).toBeNull()
  act(() => vi.advanceTimersByTime(3000))
  expect(picture()?.getAttribute('src')).toBe('/api/branding/versions/3/picture?size=small')
  fail()
  act(() => vi.advanceTimersByTime(60_000))
  expect(picture()).toBeNull()
})
