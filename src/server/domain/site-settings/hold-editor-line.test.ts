import { expect, it, vi } from 'vitest'
import { silentLog } from '../../adapters/store/testing.ts'
import type { BrandingNews } from '../agencies/branding-channel.ts'
import { holdEditorLine } from './hold-editor-line.ts'

/** Servers that receive a line's first news at once, but its repeated answers to others' leaving only after a while. */
function servers() {
  const heard: string[] = []
  const listeners = new Set<(news: BrandingNews | null) => void>()
  let sayings = 0
  return {
    heard,
    tell: (news: BrandingNews) => {
      for (const listener of listeners) listener(news)
    },
    store: {
      onBranding(listener: (news: BrandingNews | null) => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      async tellBranding({ kind }: BrandingNews) {
        sayings += 1
        if (sayings === 2) await new Promise((resolve) => setTimeout(resolve, 20))
        heard.push(kind)
      },
    },
  }
}

it('is removed last of all, even just after it has reported itself again', async () => {
  const { heard, store, tell } = servers()
  const leave = holdEditorLine({ store, log: silentLog }, 'agency', 'ana')
  await vi.waitFor(() => expect(heard).toEqual(['listens']))
  tell({ agencyId: 'agency', kind: 'left', id: 'ana', line: 'another' })
  leave()
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual(['listens', 'listens', 'left'])
})

it("answers neither other people's lines nor itself", async () => {
  const { heard, store, tell } = servers()
  const leave = holdEditorLine({ store, log: silentLog }, 'agency', 'ana')
  tell({ agencyId: 'agency', kind: 'left', id: 'bo', line: 'another' })
  tell({ agencyId: 'elsewhere', kind: 'left', id: 'ana', line: 'another' })
  leave()
  await vi.waitFor(() => expect(heard).toEqual(['listens', 'left']))
})
