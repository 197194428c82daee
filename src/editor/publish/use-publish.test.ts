import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { publishOnce } from './use-publish.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const attempt = { revision: 7, note: 'Spring', publishedVersion: 2, you: 'ana' }
const publication = { id: 3, version: 3, kind: 'publish', note: 'Spring', by: { id: 'ana', name: 'Ana' } }
const receipt = { fields: [], pages: [], authors: [] }
const failure = (status: number) => new ApiError({ status, code: 'network', detail: '' })

function apiOf(status: number, draft = { revision: 8, publishedVersion: 3 }, made: object = publication) {
  return {
    publish: vi.fn().mockRejectedValue(failure(status)),
    draft: vi.fn().mockResolvedValue(draft),
    version: vi.fn().mockResolvedValue({ version: { publications: [made] }, receipt }),
  }
}

async function outcome(api: ReturnType<typeof apiOf>, input = attempt) {
  const made = publishOnce(api, input).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  return made
}

describe('publishing', () => {
  it.each([0, 502, 412])('returns the receipt although the answer was %s', async (status) => {
    expect(await outcome(apiOf(status))).toEqual({ publication, receipt, revision: 8 })
  })

  it('tries again while there is no answer', async () => {
    const api = apiOf(0)
    api.draft.mockRejectedValueOnce(failure(0)).mockRejectedValueOnce(failure(0))
    expect(await outcome(api)).toMatchObject({ revision: 8 })
    api.draft.mockRejectedValue(failure(0))
    expect(await outcome(api)).toMatchObject({ status: 0 })
  })

  it.each([
    ['nothing published', { revision: 7, publishedVersion: 2 }, publication],
    [
      'not another person’s',
      { revision: 8, publishedVersion: 3 },
      { ...publication, by: { id: 'bo', name: 'Bo' } },
    ],
    ['not one with another note', { revision: 8, publishedVersion: 3 }, { ...publication, note: '' }],
    ['not a plan’s', { revision: 8, publishedVersion: 3 }, { ...publication, kind: 'scheduled' }],
    ['not one of a later draft', { revision: 9, publishedVersion: 3 }, publication],
  ])('recognises only its own publication: %s', async (_, draft, made) => {
    const api = apiOf(412, draft, made)
    expect(await outcome(api)).toMatchObject({ status: 412 })
    expect(api.publish).toHaveBeenCalledTimes(1)
  })

  it.each([401, 403, 409, 422])('does not try again after a refusal: %s', async (status) => {
    const api = apiOf(status)
    expect(await outcome(api)).toMatchObject({ status })
    expect(api.draft).not.toHaveBeenCalled()
  })
})
