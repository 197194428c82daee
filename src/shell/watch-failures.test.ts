// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFailures } from './start-app.tsx'

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

describe('watchFailures', () => {
  const fail = vi.fn()
  let stop = () => {}
  beforeEach(() => {
    fail.mockReset()
    stop = watchFailures(fail)
  })
  afterEach(() => stop())

  // §8.14
  it('receives uncaught errors and rejections', () => {
    const [first, second] = [new Error('a'), new TypeError('b')]
    dispatchEvent(new ErrorEvent('error', { error: first, cancelable: true }))
    dispatchEvent(rejection(second))
    dispatchEvent(rejection('not even an error'))
    expect(fail.mock.calls).toEqual([[first], [second], ['not even an error']])
  })

  // §4.3
  it("ignores aborted requests and errors of other sites' scripts", () => {
    dispatchEvent(rejection(new DOMException('left', 'AbortError')))
    dispatchEvent(rejection(Object.assign(new Error('left'), { name: 'AbortError' })))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    expect(fail).not.toHaveBeenCalled()
  })

  it('stops on request', () => {
    stop()
    dispatchEvent(rejection(new Error('late')))
    expect(fail).not.toHaveBeenCalled()
  })
})
