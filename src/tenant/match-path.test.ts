import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('matches fixed segments without regard to case or a trailing slash', () => {
  expect(matchPath('/about', '/About/')).toEqual({})
  expect(matchPath('/about', '/about/us')).toBeNull()
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/about')).toBeNull()
})

it('gives the parameters of a pattern', () => {
  expect(matchPath('/users/agents/view/:id', '/users/agents/view/42')).toEqual({ id: '42' })
  expect(matchPath('/url/:id', '/url')).toBeNull()
})

it('lets a star stand for the rest, also for nothing', () => {
  expect(matchPath('/destination/*', '/destination')).toEqual({})
  expect(matchPath('/destination/*', '/destination/a/b')).toEqual({})
  expect(matchPath('/destination/*', '/destinations')).toBeNull()
})

it('takes a path with repeated slashes for the same path', () => {
  expect(matchPath('/mytrip/wallet', '/mytrip/wallet/')).toEqual({})
  expect(matchPath('/mytrip/wallet', '//mytrip//wallet//')).toEqual({})
})

it('reads percent-encoded segments, and never takes an encoded slash for a border', () => {
  expect(matchPath('/forgot-password', '/forgot%2Dpassword')).toEqual({})
  expect(matchPath('/url/:id', '/url/sommer%20%C3%A9t%C3%A9')).toEqual({ id: 'sommer été' })
  expect(matchPath('/url/:id', '/url%2Fx')).toBeNull()
  expect(matchPath('/url/:id', '/url/a%2Fb')).toEqual({ id: 'a/b' })
})

it('survives what cannot be decoded', () => {
  expect(matchPath('/url/:id', '/url/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
  expect(matchPath('/about', '/abou%')).toBeNull()
})
