import type { ComponentType } from 'react'
import type { ToolProps } from './tool.ts'

/** What is opened from the top of the editor. */
export const toolIds = ['rehearsal', 'share', 'history', 'publish'] as const
export type ToolId = (typeof toolIds)[number]

/** How each tool's code is fetched, once it is asked for; a tool that is not here is shown, and cannot be pressed. */
export const tools: Readonly<Partial<Record<ToolId, () => Promise<ComponentType<ToolProps>>>>> = {
  rehearsal: async () => (await import('../rehearsal/rehearsal.tsx')).Rehearsal,
  history: async () => (await import('../history/history-tool.tsx')).HistoryTool,
  publish: async () => (await import('../publish/publish-tool.tsx')).PublishTool,
  share: () => import('../share/share-tool.tsx').then(({ ShareTool }) => ShareTool),
}
