import { expect, it, vi } from 'vitest'

it("waits longer than Vitest's second unless a test sets its own timeout", async () => {
  const began = Date.now()
  const late = () => expect(Date.now() - began).toBeGreaterThan(1200)
  await Promise.all([vi.waitFor(late), expect.poll(() => Date.now() - began).toBeGreaterThan(1200)])
  await expect(vi.waitFor(() => expect(1).toBe(2), 10)).rejects.toThrow('expected 1 to be 2')
  await expect(vi.waitUntil(() => false, { timeout: 10 })).rejects.toThrow('Timed out')
})
