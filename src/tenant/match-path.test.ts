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
