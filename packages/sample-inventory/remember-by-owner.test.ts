import { expect, it } from 'vitest'
import { rememberByOwner } from './remember-by-owner.ts'

it('makes a value once for each object, and again for another one', () => {
  const made: string[] = []
  const nameOf = rememberByOwner((owner: string, thing: { name: string }) => {
    made.push(thing.name)
    return `${owner} ${thing.name}`
  })
  const [one, other] = [{ name: 'one' }, { name: 'one' }]
  expect([nameOf('a', one), nameOf('a', one), nameOf('b', other)]).toEqual(['a one', 'a one', 'b one'])
  expect(made).toEqual(['one', 'one'])
})
