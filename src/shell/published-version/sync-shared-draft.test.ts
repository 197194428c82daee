import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { syncSharedDraft } from './shared-draft.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (name: string, preview: PageContext['preview'] = { kind: 'share', bookingState: 'ready' }) =>
  ({ agency: { agencyName: name }, preview }) as unknown as PageContext
const published = { agency: { agencyName: 'Published' } } as unknown as PageContext

function following(...answers: (PageContext | 'over' | Error)[]) {
  const shown: unknown[] = []
  const doings = {
    request: vi.fn(async () => {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      if (next instanceof Error) throw next
      return next
    }),
    show: vi.fn(async (next: PageContext) => void shown.push(next.agency.agencyName)),
    leave: vi.fn(async () => undefined),
    reportEnd: vi.fn(),
  }
  return { ...doings, shown, follower: syncSharedDraft(doings) }
}
const pass = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds)

describe('page viewed by a shared link', () => {
  it('requests once for many edits in a moment, and shows the last', async () => {
    const { follower, request, shown, reportEnd } = following(page('One'), page('Last'))
    for (let at = 0; at < 20; at += 1) follower.refresh()
    await pass()
    expect(request).toHaveBeenCalledTimes(2)
    expect(shown).toEqual(['One', 'Last'])
    expect(reportEnd).not.toHaveBeenCalled()
  })

  it('reports that the link has ended, and becomes the published page', async () => {
    const { follower, shown, leave, reportEnd } = following(page('Draft'), 'over', published)
    follower.refresh()
    await pass()
    follower.refresh()
    await pass()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(reportEnd).toHaveBeenCalledTimes(1)
    expect(shown).toEqual(['Draft', 'Published'])
  })

  it('shows the draft of another link opened since, without reporting an end', async () => {
    const { follower, shown, leave, reportEnd } = following('over', page('Another draft'))
    follower.refresh()
    await pass()
    expect([leave.mock.calls.length, reportEnd.mock.calls.length]).toEqual([1, 0])
    expect(shown).toEqual(['Another draft'])
  })

  it('becomes the published page if the link was closed in another tab', async () => {
    const { follower, shown, leave, reportEnd } = following(published)
    follower.refresh()
    await pass()
    expect([leave.mock.calls.length, reportEnd.mock.calls.length, shown]).toEqual([0, 1, ['Published']])
  })

  it('retries after a failure until the page is left', async () => {
    const { follower, request, shown } = following(new Error('no line'), page('Draft'))
    follower.refresh()
    await pass()
    expect(shown).toEqual(['Draft'])
    follower.end()
    follower.refresh()
    await pass()
    expect(request).toHaveBeenCalledTimes(2)
  })
})
