import { Editor } from '@tiptap/core'
import { DOMParser, type Node, Slice } from '@tiptap/pm/model'
import { richTextProfile } from '../../ui/rich-text-profile.ts'
import { pastedHtml } from './pasted-html.ts'
import { htmlExtensions } from './schema.ts'
import { writeHtml } from './write-html.ts'

interface RichEditorInput {
  element: HTMLElement
  doc: Node
  attributes: Record<string, string>
  onHtml: (html: string) => void
  onLeave: () => void
  /** Called when HTML from elsewhere was inserted. */
  onPasted: (html: string) => void
}

/**
 * Creates a text that is edited in place. All content is inserted as nodes, never as HTML for the browser to parse,
 * since the page's policy (Trusted Types, only its own styles) forbids it; the clipboard is sanitised first.
 */
export function createRichEditor({
  element,
  doc,
  attributes,
  onHtml,
  onLeave,
  onPasted,
}: RichEditorInput): Editor {
  let last = writeHtml(doc)
  const editor: Editor = new Editor({
    element,
    extensions: [...htmlExtensions],
    content: doc.toJSON(),
    injectCSS: false,
    editorProps: {
      attributes,
      handleDOMEvents: {
        paste: (_, event) => put(event, event.clipboardData),
        drop: (view, event) => {
          // Content dragged within the text is already clean.
          if (view.dragging) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) editor.commands.setTextSelection(at.pos)
          return put(event, event.dataTransfer)
        },
        // Undo keys belong to the whole editor; otherwise the library would handle them.
        keydown: (_, { key, ctrlKey, metaKey }) => (ctrlKey || metaKey) && /^[zy]$/i.test(key),
        // The browser's own menu: its undo would not know the editor's history.
        beforeinput: (_, event) => {
          const isStep = event.inputType.startsWith('history')
          if (isStep) event.preventDefault()
          return isStep
        },
      },
    },
    onUpdate: () => {
      const html = writeHtml(editor.state.doc)
      if (html === last) return
      last = html
      onHtml(html)
    },
    onBlur: onLeave,
  })

  function put(event: Event, data: DataTransfer | null): boolean {
    if (!data) return false
    event.preventDefault()
    const text = data.getData('text/plain')
    const html = data.getData('text/html')
    const { selection, schema } = editor.state
    if (!selection.empty && richTextProfile.link.test(text.trim())) {
      return editor.chain().focus().setLink({ href: text.trim() }).run()
    }
    if (!html || selection.$from.parent.type.spec.code) {
      return inserted(editor, text)
    }
    const slice = DOMParser.fromSchema(schema).parseSlice(pastedHtml(html), { context: selection.$from })
    onPasted(html)
    const { from, to } = { from: openAt(slice.content, 'firstChild'), to: openAt(slice.content, 'lastChild') }
    editor.view.dispatch(
      editor.state.tr.replaceSelection(new Slice(slice.content, from, to)).scrollIntoView(),
    )
    return true
  }
  return editor
}

/** Lines separated by an empty line are paragraphs. */
function inserted(editor: Editor, text: string): boolean {
  const { state, view } = editor
  const { schema, selection } = state
  if (selection.$from.parent.type.spec.code) {
    view.dispatch(state.tr.insertText(text.replaceAll('\r\n', '\n')).scrollIntoView())
    return true
  }
  const paragraphs = text.trim().split(/(?:\r?\n[ \t]*){1,}/)
  const nodes = paragraphs
    .filter(Boolean)
    .map((one) => schema.nodes.paragraph?.create(null, schema.text(one)))
  const [first] = nodes
  if (!first) return true
  const content = nodes.flatMap((one) => one ?? [])
  const fragment = first.type.schema.topNodeType.create(null, content).content
  view.dispatch(state.tr.replaceSelection(new Slice(fragment, 1, 1)).scrollIntoView())
  return true
}

/** A fragment that begins or ends with a paragraph continues the line it is inserted into. */
function openAt(content: Slice['content'], side: 'firstChild' | 'lastChild'): number {
  return content[side]?.type.name === 'paragraph' ? 1 : 0
}

/** Shows a text that changed outside, such as by 'Undo': only the difference is replaced, so that the cursor stays. */
export function showDoc(editor: Editor, doc: Node): void {
  const { state, view } = editor
  const start = state.doc.content.findDiffStart(doc.content)
  if (start === null) return
  const end = state.doc.content.findDiffEnd(doc.content)
  if (!end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, doc.slice(start, end.b + overlap))
      .setMeta('preventUpdate', true)
      .setMeta('addToHistory', false),
  )
}
