// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCRIPTS_ID, startScripts } from './start-scripts.ts'

/** Calls the observers of the first paint, which jsdom never reports. */
let paint = () => {}
let state: DocumentReadyState = 'loading'
let ended = new AbortController()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  state = 'loading'
  ended = new AbortController()
  const add = window.addEventListener.bind(window)
  // Other tests share the window: what this script adds ends with its test.
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown) => {
      if (listener) add(type, listener, { ...(options as object), signal: ended.signal })
    },
  )
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      constructor(then: (list: unknown, observer: unknown) => void) {
        paint = () => then({ getEntriesByName: () => [{}] }, this)
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = `<template id="${SCRIPTS_ID}"><link rel="modulepreload" href="/a.js"></template>`
})

afterEach(() => {
  ended.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

const run = () => new Function(startScripts)()
const haveStarted = () => document.head.querySelector('link[href="/a.js"]') !== null

it('starts the scripts in the second frame after the page has loaded and is painted', () => {
  run()
  state = 'complete'
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(200)
  expect(haveStarted()).toBe(false)
  paint()
  expect(haveStarted()).toBe(false)
  vi.advanceTimersByTime(40)
  expect(haveStarted()).toBe(true)
  expect(document.getElementById(SCRIPTS_ID)).toBeNull()
})

it.each(['pointerdown', 'mousedown', 'keydown'])(
  'starts them at the first %s, once the page is parsed',
  (type) => {
    run()
    dispatchEvent(new Event(type))
    expect(haveStarted()).toBe(false)
    state = 'interactive'
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(haveStarted()).toBe(true)
  },
)

it('starts them after the page has loaded where the browser reports no paint', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  run()
  state = 'complete'
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(40)
  expect(haveStarted()).toBe(true)
})

it('starts them after three seconds, even if a picture has not arrived', () => {
  run()
  state = 'interactive'
  vi.advanceTimersByTime(2_999)
  expect(haveStarted()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(haveStarted()).toBe(true)
})

it('starts them at once in a frame, which may be out of sight', () => {
  vi.stubGlobal('top', {})
  state = 'interactive'
  run()
  expect(haveStarted()).toBe(true)
})
