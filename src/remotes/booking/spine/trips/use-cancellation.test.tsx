// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { ApiProvider } from '../../../../platform/api.tsx'
import { useCancellation } from './use-cancellation.ts'

afterEach(() => vi.restoreAllMocks())

it('a cancellation works on plain HTTP too, where browsers create no UUIDs', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const keys: (string | null)[] = []
  const requests: unknown[] = []
  const client = createApiClient({
    baseUrl: 'http://aurora.localhost',
    async fetch(request) {
      const { url, headers } = request
      if (url.endsWith('/cancellation-quote')) {
        requests.push(await request.json())
        return Response.json({ data: { id: 'quote' } })
      }
      keys.push(headers.get('idempotency-key'))
      return Response.json({ data: { items: [{ id: 'b', state: 'cancelled' }] } })
    },
  })
  const onDone = vi.fn()
  const { result } = renderHook(() => useCancellation({ reference: 'LV-7K3QX9' }, { id: 'b' }, onDone), {
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  })
  await waitFor(() => expect(result.current.at.step).toBe('told'))
  act(() => result.current.confirm())
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(true))
  expect(requests).toEqual([{ itemId: 'b' }])
  expect(keys).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{16,100}$/)])
})
