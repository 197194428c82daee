import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, inRanges, parseRange } from './ip-range.ts'

describe('inRanges', () => {
  it('finds addresses in single addresses and in networks of both families', () => {
    expect(inRanges('10.1.2.3', ['10.0.0.0/8'])).toBe(true)
    expect(inRanges('11.1.2.3', ['10.0.0.0/8'])).toBe(false)
    expect(inRanges('::1', ['::1'])).toBe(true)
    expect(inRanges('fd12:3456::9', ['fd00::/8'])).toBe(true)
    expect(inRanges('fe80::9', ['fd00::/8'])).toBe(false)
  })

  it('treats an IPv4 address mapped into IPv6 as the IPv4 address', () => {
    expect(inRanges('::ffff:10.1.2.3', ['10.0.0.0/8'])).toBe(true)
  })

  it('never lets one family match a range of the other', () => {
    expect(inRanges('::1', ['0.0.0.0/0'])).toBe(false)
    expect(inRanges('127.0.0.1', ['::/0'])).toBe(false)
  })

  it('lets every IPv4 address match itself and its /0, and no invalid range', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (address, text) => {
        expect(inRanges(address, [address])).toBe(true)
        expect(inRanges(address, ['0.0.0.0/0'])).toBe(true)
        if (canonicalAddress(text.split('/')[0] ?? '') === null) expect(inRanges(address, [text])).toBe(false)
      }),
    )
  })

  it('compares exactly the bits of a prefix', () => {
    expect(inRanges('172.31.255.255', ['172.16.0.0/12'])).toBe(true)
    expect(inRanges('172.32.0.0', ['172.16.0.0/12'])).toBe(false)
    expect(inRanges('fdff::1', ['fd00::/8'])).toBe(true)
    expect(inRanges('fe00::1', ['fd00::/8'])).toBe(false)
  })

  it('lets every IPv6 address match itself in any spelling', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const canonical = canonicalAddress(address)
        expect(canonical).not.toBeNull()
        expect(inRanges(address, [canonical ?? '', 'none'])).toBe(true)
      }),
    )
  })
})

describe('parseRange', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0', 8, 'ipv4'],
    ['192.168.1.1', '192.168.1.1', 32, 'ipv4'],
    ['::ffff:10.0.0.1', '10.0.0.1', 32, 'ipv4'],
    ['FD00::/8', 'fd00::', 8, 'ipv6'],
    ['::1', '::1', 128, 'ipv6'],
  ])('reads %s', (text, address, prefix, family) => {
    expect(parseRange(text)).toEqual({ address, prefix, family })
  })

  it.each([
    '',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '010.0.0.1',
    '::ffff:10.0.0.0/104',
    '[::1]',
    '::1/129',
    'fe80::1%eth0',
  ])('refuses %j', (text) => {
    expect(parseRange(text)).toBeNull()
    expect(inRanges('10.0.0.1', [text])).toBe(false)
  })
})
