import { expect, it } from 'vitest'
import { clearedFrameCookies, frameCookies } from './frame-cookies.ts'

const cookies = (query: string, cookie = '') =>
  frameCookies(new Request(`http://a.example/about?${query}`, { headers: { cookie } }), { secure: true })

// §2.4.8, §4.33
it('stores hideHeader=true and hideFooter=true for the visit (spec §2.4)', () => {
  expect(cookies('hideHeader=true&hideFooter=true')).toEqual([
    'livery_hide_header=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    'livery_hide_footer=1; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

it('removes them for =false', () => {
  expect(cookies('hideHeader=false', 'livery_hide_header=1; livery_hide_footer=1')).toEqual([
    'livery_hide_header=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

it('writes nothing if the browser already has the value, or without the parameter', () => {
  expect(cookies('hideHeader=true', 'livery_hide_header=1')).toEqual([])
  expect(cookies('hideFooter=false')).toEqual([])
  for (const value of ['', '1', '<script>', 'x'.repeat(7000)])
    expect(cookies(`hideHeader=${value}`)).toEqual([])
})

// §4.10
it('clears both at log-out (spec §4)', () => {
  expect(clearedFrameCookies({ secure: false })).toEqual([
    'livery_hide_header=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'livery_hide_footer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
})
