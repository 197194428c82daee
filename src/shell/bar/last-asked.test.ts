import { expect, it, vi } from 'vitest'
import { lastAsked } from './last-asked.ts'

it('of two folders that were saved shortly after each other the page shows what the second left, whichever answer comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const waiting = answers.map(({ promise }) => promise)
    const shown = vi.fn()
    const follow = lastAsked(() => waiting.shift() ?? Promise.reject(new Error('It is asked twice.')), shown)
    const both = [follow(), follow()]
    for (const at of order) answers[at]?.resolve(['first', 'second'][at] ?? '')
    await Promise.all(both)
    expect(shown).toHaveBeenCalledExactlyOnceWith('second')
  }
})

it('what is asked after an answer is shown as well', async () => {
  const shown = vi.fn()
  let version = 0
  const follow = lastAsked(async () => (version += 1), shown)
  await follow()
  await follow()
  expect(shown.mock.calls).toEqual([[1], [2]])
})
