import { expect, it } from 'vitest'
import { allInOrder } from './all-in-order.ts'

const after = <Answer>(milliseconds: number, answer: () => Answer) =>
  new Promise<void>((done) => setTimeout(done, milliseconds)).then(answer)

it('returns the answers in the order of the requests', async () => {
  expect(await allInOrder([after(20, () => 'slow'), after(0, () => 'fast')])).toEqual(['slow', 'fast'])
})

it('throws the first failure in that order after all have ended', async () => {
  const ended: string[] = []
  const fail = (name: string) => () => {
    ended.push(name)
    throw new Error(name)
  }
  const asked = [after(20, fail('first')), after(0, fail('second')), after(40, () => ended.push('third'))]
  await expect(allInOrder(asked)).rejects.toThrow('first')
  expect(ended).toEqual(['second', 'first', 'third'])
})
