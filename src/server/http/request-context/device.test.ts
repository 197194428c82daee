import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

// §9.27
it('distinguishes phones, tablets and desktops by the user agent', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe(
    'phone',
  )
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0 Mobile Safari/537.36')).toBe(
    'phone',
  )
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; SM-X900) Chrome/156.0 Safari/537.36')).toBe('tablet')
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148')).toBe('tablet')
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36')).toBe('desktop')
})

it('treats a missing or absurd user agent as a desktop', () => {
  for (const agent of [null, undefined, '', '\u0000', 'x'.repeat(50_000)])
    expect(deviceOf(agent)).toBe('desktop')
})
