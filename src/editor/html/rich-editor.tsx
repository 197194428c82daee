import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRichEditor, showDoc } from './create-rich-editor.ts'
import { LinkForm } from './link-form.tsx'
import { parseHtml } from './parse-html.ts'
import { RichToolbar } from './rich-toolbar.tsx'

export interface RichEditorProps {
  label: string
  html: string
  describedBy: string | undefined
  isInvalid: boolean
  isLarge?: boolean
  onHtml: (html: string) => void
  onLeave: () => void
  /** Called if an outside change cannot be shown without loss. */
  onLoss: (losses: readonly string[]) => void
  onPasted: (html: string) => void
  tools?: ReactNode
}

/** Milliseconds without typing after which the typed text is one undo step. */
const PAUSE = 900

/** A text edited visually: its toolbar, then the text in its own direction. */
export function RichEditor(props: RichEditorProps) {
  const { label, html, describedBy, isInvalid, isLarge, tools } = props
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const latest = useRef(props)
  latest.current = props
  const known = useRef(html)

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      latest.current.onLeave()
    }
    const made = createRichEditor({
      element,
      doc: parseHtml(latest.current.html).doc,
      attributes: { role: 'textbox', 'aria-multiline': 'true', dir: 'auto', class: 'rich-text' },
      onHtml: (next) => {
        known.current = next
        latest.current.onHtml(next)
        clearTimeout(timer)
        timer = setTimeout(leave, PAUSE)
      },
      onLeave: leave,
      onPasted: (pasted) => latest.current.onPasted(pasted),
    })
    setEditor(made)
    return () => {
      leave()
      made.destroy()
    }
  }, [])

  useEffect(() => {
    if (!editor || html === known.current) return
    known.current = html
    const { doc, losses } = parseHtml(html)
    if (losses.length > 0) latest.current.onLoss(losses)
    else showDoc(editor, editor.schema.nodeFromJSON(doc.toJSON()))
  }, [editor, html])

  useEffect(() => {
    const text = editor?.view.dom
    if (!text) return
    text.setAttribute('aria-label', label)
    text.toggleAttribute('data-large', isLarge === true)
    if (describedBy) text.setAttribute('aria-describedby', describedBy)
    else text.removeAttribute('aria-describedby')
    text.setAttribute('aria-invalid', String(isInvalid))
  }, [editor, label, describedBy, isInvalid, isLarge])

  return (
    <div className="rich-editor overflow-clip rounded-lg border border-input bg-card focus-within:border-ring">
      {editor && (
        <div className="sticky top-0 z-10 bg-card">
          <RichToolbar {...{ editor, label, isLinkOpen }} onLink={() => setIsLinkOpen(!isLinkOpen)}>
            {tools}
          </RichToolbar>
          {isLinkOpen && <LinkForm editor={editor} onClose={() => setIsLinkOpen(false)} />}
        </div>
      )}
      <div
        ref={host}
        className={`overflow-y-auto overscroll-contain ${isLarge ? 'h-[56dvh]' : 'max-h-96 min-h-32'}`}
      />
    </div>
  )
}
