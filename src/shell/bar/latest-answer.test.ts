import { expect, it, vi } from 'vitest'
import { latestAnswer } from './latest-answer.ts'

/** Requests twice, answers in the given order, and returns all that was shown. */
async function shownOf(answers: readonly [string | null, string | null], order: readonly [number, number]) {
  const open = answers.map(() => Promise.withResolvers<string | null>())
  const waiting = open.map(({ promise }) => promise)
  const shown: string[] = []
  const follow = latestAnswer(
    () => waiting.shift() ?? Promise.reject(new Error('Unexpected third request.')),
    (answer: string) => void shown.push(answer),
  )
  const both = [follow(), follow()]
  for (const at of order) {
    open[at]?.resolve(answers[at] ?? null)
    await both[at]
  }
  return shown
}

it('after two quick saves the page shows the second, whichever answer comes first', async () => {
  expect(await shownOf(['first', 'second'], [0, 1])).toEqual(['first', 'second'])
  expect(await shownOf(['first', 'second'], [1, 0])).toEqual(['second'])
})

it("a request without an answer does not suppress the others' answers", async () => {
  expect(await shownOf(['first', null], [0, 1])).toEqual(['first'])
  expect(await shownOf(['first', null], [1, 0])).toEqual(['first'])
  expect(await shownOf([null, 'second'], [1, 0])).toEqual(['second'])
})

it('the answer to a later request is shown too', async () => {
  const shown = vi.fn()
  let version = 0
  const follow = latestAnswer(async () => (version += 1), shown)
  await follow()
  await follow()
  expect(shown.mock.calls).toEqual([[1], [2]])
})
