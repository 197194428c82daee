// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { addressAt } from './leave-page.ts'
import { storedPageStyle, takePageStyleFragment, writePageStyleFragment } from './stored-page-style.ts'

const cookie = () => decodeURIComponent(document.cookie)

afterEach(() => {
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'livery_conditions=;path=/;max-age=0'
  history.replaceState(null, '', '/')
})

it('a choice at one agency applies at the next, and leaves its address', () => {
  const handed = writePageStyleFragment(
    { mode: 'dark', direction: 'rtl' },
    { latency: 3000, scenario: 'price_up' },
  )
  history.replaceState({ kept: true }, '', `/about?lng=ar${handed}`)
  takePageStyleFragment()
  expect(storedPageStyle()).toEqual({ mode: 'dark', direction: 'rtl' })
  expect(cookie()).toContain('livery_conditions=latency=3000&scenario=price_up')
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/about?lng=ar',
    { kept: true },
  ])
  // An empty choice is passed on too.
  const nothing = writePageStyleFragment({ mode: 'site', direction: 'site' }, { latency: 0, scenario: '' })
  history.replaceState(null, '', nothing)
  takePageStyleFragment()
  expect([storedPageStyle(), cookie()]).toEqual([{ mode: 'site', direction: 'site' }, ''])
})

it('invalid choices are ignored, and any other fragment belongs to the page', () => {
  const wrong = new URLSearchParams({ mode: 'pink', direction: 'rtl', latency: '99999', scenario: 'a b;c' })
  history.replaceState(null, '', `#${new URLSearchParams({ 'livery-look': wrong.toString() })}`)
  takePageStyleFragment()
  expect(storedPageStyle()).toEqual({ mode: 'site', direction: 'rtl' })
  expect(cookie()).toBe('livery_conditions=latency=10000')
  history.replaceState(null, '', '/faq#refunds')
  takePageStyleFragment()
  expect(location.hash).toBe('#refunds')
})

it('only language and currency are passed to another agency, never a token', () => {
  const from = new URL('http://aurora.localhost:4000/about?token=secret&lng=ar&currency=EUR&key=abc#part')
  expect(addressAt('http://jolt.localhost:4000/', '#look', from).href).toBe(
    'http://jolt.localhost:4000/about?lng=ar&currency=EUR#look',
  )
  // Where agencies have no host names, the address has the agency.
  const bare = new URL('https://demo.example/about?tenant=aurora&token=secret')
  expect(addressAt('/?tenant=jolt', '', bare).href).toBe('https://demo.example/about?tenant=jolt')
})
