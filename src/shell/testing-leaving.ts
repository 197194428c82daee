import { afterEach, beforeEach, vi } from 'vitest'
import * as leave from '../platform/leave-page.ts'

const ways = ['openPath', 'replacePath', 'replaceWithStored'] as const

/**
 * Keeps the tests of a file on their page, since jsdom cannot navigate, and returns the mock that receives the
 * target. The module is not replaced, so that the file can share its worker.
 */
export function stayOnPage() {
  const targets = {
    openPath: vi.fn<typeof leave.openPath>(),
    replacePath: vi.fn<typeof leave.replacePath>(),
    replaceWithStored: vi.fn<typeof leave.replaceWithStored>(),
  }
  let restore: (() => void)[] = []
  beforeEach(() => {
    restore = ways.map((module) => {
      targets[module].mockReset()
      const spy = vi.spyOn(leave, module).mockImplementation(targets[module])
      return () => spy.mockRestore()
    })
  })
  afterEach(() => {
    for (const end of restore) end()
  })
  return targets
}
