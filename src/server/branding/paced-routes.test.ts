import { describe, expect, it, vi } from 'vitest'
import { pacedRoutes } from './paced-routes.ts'

const call = (userId: string, id = 'aurora') =>
  ({ agency: { id }, signedIn: { userId, session: {} } }) as never

describe('changing settings', () => {
  it('is 429 for whoever goes faster than a person does, and for nobody else', () => {
    const changeDraft = vi.fn()
    const publishDraft = vi.fn()
    const routes = pacedRoutes({ changeDraft, publishDraft } as never)
    const flood = () => {
      for (let index = 0; index < 1000; index += 1) void routes.publishDraft(call('ada'))
    }
    expect(flood).toThrow('rate_limited')
    expect(publishDraft.mock.calls.length).toBeGreaterThanOrEqual(200)
    expect(publishDraft.mock.calls.length).toBeLessThan(300)
    // What one may do of one kind is not used up by another, nor by somebody else.
    void routes.changeDraft(call('ada'))
    void routes.publishDraft(call('bo'))
    void routes.publishDraft(call('ada', 'meridian'))
    expect(changeDraft).toHaveBeenCalledTimes(1)
    expect(() => routes.publishDraft(call('ada'))).toThrow('rate_limited')
  })
})
