import { useRef } from 'react'
import { EditorProvider } from './shell/editor-context.tsx'
import { EditorFailure } from './shell/editor-failure.tsx'
import { EditorLayout } from './shell/editor-layout.tsx'
import { EditorSkeleton } from './shell/editor-skeleton.tsx'
import { useEditorStyle } from './shell/use-editor-style.ts'
import { useFullScreen } from './shell/use-full-screen.ts'
import { useOpenEditor } from './shell/use-open-editor.ts'

/** The page Website Settings; it takes the whole screen. */
export function Editor() {
  const root = useRef<HTMLDivElement>(null)
  const { open, hasFailed, retry } = useOpenEditor()
  useEditorStyle()
  useFullScreen(root)
  return (
    <div
      ref={root}
      data-part="editor"
      data-keeps-work=""
      className="fixed inset-0 z-[45] flex flex-col bg-background text-foreground"
    >
      {open ? (
        <EditorProvider open={open}>
          <EditorLayout />
        </EditorProvider>
      ) : hasFailed ? (
        <EditorFailure onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  )
}
