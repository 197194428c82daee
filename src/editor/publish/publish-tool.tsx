import type { ToolProps } from '../shell/tool.ts'
import { PublishedSheet } from './published-sheet.tsx'
import { UnpublishedSheet } from './unpublished-sheet.tsx'
import { usePublish } from './use-publish.ts'

/** What will change for visitors, what is in its way, and the button; after it the receipt, and the way back. */
export function PublishTool({ onClose }: ToolProps) {
  const doing = usePublish()
  if (doing.published) return <PublishedSheet doing={doing} published={doing.published} onClose={onClose} />
  return <UnpublishedSheet doing={doing} onClose={onClose} />
}
