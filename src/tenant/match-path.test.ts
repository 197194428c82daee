import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('matches fixed segments without regard to case or a trailing slash', () => {
  expect(matchPath('/about', '/About/')).toEqual({})
  expect(matchPath('/about', '/about/us')).toBeNull()
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/about')).toBeNull()
})

it('returns the parameters of a pattern', () => {
  expect(matchPath('/users/agents/view/:id', '/users/agents/view/42')).toEqual({ id: '42' })
  expect(matchPath('/url/:id', '/url')).toBeNull()
})

it('lets a star match the rest, even an empty one', () => {
  expect(matchPath('/destination/*', '/destination')).toEqual({})
  expect(matchPath('/destination/*', '/destination/a/b')).toEqual({})
  expect(matchPath('/destination/*', '/destinations')).toBeNull()
})

it('ignores repeated slashes', () => {
  expect(matchPath('/mytrip/wallet', '/mytrip/wallet/')).toEqual({})
  expect(matchPath('/mytrip/wallet', '//mytrip//wallet//')).toEqual({})
})

it('decodes percent-encoded segments, and never splits at an encoded slash', () => {
  expect(matchPath('/forgot-password', '/forgot%2Dpassword')).toEqual({})
  expect(matchPath('/url/:id', '/url/sommer%20%C3%A9t%C3%A9')).toEqual({ id: 'sommer été' })
  expect(matchPath('/url/:id', '/url%2Fx')).toBeNull()
  expect(matchPath('/url/:id', '/url/a%2Fb')).toEqual({ id: 'a/b' })
})

it('accepts text that cannot be decoded', () => {
  expect(matchPath('/url/:id', '/url/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
  expect(matchPath('/about', '/abou%')).toBeNull()
})
