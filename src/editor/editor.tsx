import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styleAddress from './editor.css?url'
import { EditorProvider } from './layout/editor-context.tsx'
import { EditorLayout } from './layout/editor-layout.tsx'
import { useFullScreen } from './layout/use-full-screen.ts'
import { useOpenEditor } from './layout/use-open-editor.ts'

let sheet: CSSStyleSheet | undefined

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

/**
 * The draft cannot be loaded: nothing is lost, and it can be tried again. The texts are the shell's, which are
 * already loaded.
 */
function EditorFailure({ onRetry }: { onRetry: () => void }) {
  const { t: say } = useTranslation('shell')
  return (
    <div role="alert" className="m-auto grid justify-items-center gap-4 p-6 text-center">
      <p className="font-semibold">{say('common.somethingWrong')}</p>
      <Button onClick={onRetry}>{say('common.retry')}</Button>
    </div>
  )
}

/** The editor's placeholder while the draft is loading. */
function EditorSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col">
      <div className="h-13 border-b bg-card" />
      <div className="flex min-h-0 flex-1">
        <div className="w-14 border-e bg-card max-md:hidden" />
        <div className="w-88 border-e bg-card max-lg:hidden" />
        <div className="flex-1 bg-muted" />
      </div>
    </div>
  )
}

/** Fetches the editor's style sheet. A constructed sheet is exempt from the page's policy, and leaves with the editor. */
export async function loadStyle(): Promise<void> {
  const response = await fetch(styleAddress)
  if (!response.ok) throw new Error(`The editor's style sheet answered ${response.status}.`)
  const loaded = new CSSStyleSheet()
  loaded.replaceSync(await response.text())
  sheet = loaded
}

/** Applies the editor's style sheet while it is open. */
function useEditorStyle(): void {
  useLayoutEffect(() => {
    const own = sheet
    if (!own) return
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own)
    }
  }, [])
}
