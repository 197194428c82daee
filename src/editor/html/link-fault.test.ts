import { expect, it } from 'vitest'
import { linkFault, linkOf } from './link-fault.ts'

it.each([
  ['javascript:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'scheme'],
  ['DATA:text/html,x', 'scheme'],
  ['http://plain.example', 'http'],
  ['//evil.example', 'other'],
  ['/\\evil.example', 'other'],
  ['somewhere', 'other'],
  ['', 'other'],
])('refuses %j as %s', (address, fault) => expect(linkFault(linkOf(address))).toBe(fault))

it.each([
  ['example.com/a', 'https://example.com/a'],
  ['me@example.com', 'mailto:me@example.com'],
  [' /about ', '/about'],
  ['tel:+351 1', 'tel:+351 1'],
  ['https://example.com', 'https://example.com'],
])('accepts %j as %s', (written, address) => {
  expect(linkOf(written)).toBe(address)
  expect(linkFault(address)).toBeNull()
})
