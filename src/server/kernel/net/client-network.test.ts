import { describe, expect, it } from 'vitest'
import { clientNetwork, countedAs } from './client-network.ts'

describe('the network a session began in', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:aaaa::1', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['::1', '::/48'],
    ['1:2:3:4:5:6:7:8', '1:2:3::/48'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })

  it.each([null, '', 'nowhere', '999.1.1.1', '<script>'])('of %s is unknown', (address) => {
    expect(clientNetwork(address)).toBe('')
  })
})

describe('the key by which a client is counted', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.77'],
    ['2001:db8:7:aaaa:1:2:3:4', '2001:db8:7:aaaa::/64', '2001:db8:7::/48'],
    ['2001:db8:7:aaaa:ffff::', '2001:db8:7:aaaa::/64', '2001:db8:7::/48'],
    ['2001:DB8::1', '2001:db8::/64', '2001:db8::/48'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64', '1:2:3::/48'],
    ['::1', '::/64', '::/48'],
    ['nowhere', '', ''],
    [null, '', ''],
  ])('%s is %s of %s', (address, line, site) => {
    expect(countedAs(address)).toEqual({ line, site })
  })
})
