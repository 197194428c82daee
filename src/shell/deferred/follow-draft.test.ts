import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { followDraft } from './follow-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (name: string, preview: PageContext['preview'] = { kind: 'share', bookingState: 'ready' }) =>
  ({ agency: { agencyName: name }, preview }) as unknown as PageContext
const published = { agency: { agencyName: 'Published' } } as unknown as PageContext

function following(...answers: (PageContext | 'over' | Error)[]) {
  const shown: unknown[] = []
  const doings = {
    ask: vi.fn(async () => {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      if (next instanceof Error) throw next
      return next
    }),
    show: vi.fn(async (next: PageContext) => void shown.push(next.agency.agencyName)),
    leave: vi.fn(async () => undefined),
    sayOver: vi.fn(),
  }
  return { ...doings, shown, follower: followDraft(doings) }
}
const pass = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a page that is seen by a shared link', () => {
  it('asks once for many edits in a moment, and shows the last', async () => {
    const { follower, ask, shown, sayOver } = following(page('One'), page('Last'))
    for (let at = 0; at < 20; at += 1) follower.look()
    await pass()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(shown).toEqual(['One', 'Last'])
    expect(sayOver).not.toHaveBeenCalled()
  })

  it('is told of the end, and becomes the published one', async () => {
    const { follower, shown, leave, sayOver } = following(page('Draft'), 'over', published)
    follower.look()
    await pass()
    follower.look()
    await pass()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(sayOver).toHaveBeenCalledTimes(1)
    expect(shown).toEqual(['Draft', 'Published'])
  })

  it('shows what another link shows that was opened in the browser since, and says of nothing that it is over', async () => {
    const { follower, shown, leave, sayOver } = following('over', page('Another draft'))
    follower.look()
    await pass()
    expect([leave.mock.calls.length, sayOver.mock.calls.length]).toEqual([1, 0])
    expect(shown).toEqual(['Another draft'])
  })

  it('is the published one as well where the link was left in another tab', async () => {
    const { follower, shown, leave, sayOver } = following(published)
    follower.look()
    await pass()
    expect([leave.mock.calls.length, sayOver.mock.calls.length, shown]).toEqual([0, 1, ['Published']])
  })

  it('asks again where nobody answered, until it is left', async () => {
    const { follower, ask, shown } = following(new Error('no line'), page('Draft'))
    follower.look()
    await pass()
    expect(shown).toEqual(['Draft'])
    follower.end()
    follower.look()
    await pass()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
