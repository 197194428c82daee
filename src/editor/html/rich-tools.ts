import type { Editor } from '@tiptap/core'

export interface RichTool {
  id: string
  path: string
  /** True if the tool applies at the cursor. */
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
  /** False if the tool makes no sense here and is not shown. */
  isThere?: (editor: Editor) => boolean
}

const inTable = (editor: Editor) => editor.isActive('table')

/** The tools of the toolbar, each with its icon. */
export const richTools: readonly RichTool[] = [
  {
    id: 'bold',
    path: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    path: 'M10 5h7M7 19h7M14 5l-4 14',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'bullets',
    path: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.01M5 12h.01M5 17.5h.01',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    path: 'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8v4.6M4 8.8h3M4 14.6c.5-1 2.6-1 2.6.3C6.6 16 4 17 4 18.5h2.8',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    path: 'M5 6v12M9.5 8H20M9.5 12H20M9.5 16h7',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'table',
    path: 'M4 5.5h16v13H4zM4 10h16M4 14.3h16M12 5.5v13',
    isOn: inTable,
    isThere: (editor) => !inTable(editor),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'rowBelow',
    path: 'M4 4.5h16v7H4zM12 15v6M9 18h6',
    isThere: inTable,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    id: 'columnAfter',
    path: 'M4.5 4v16h7V4zM18 9v6M15 12h6',
    isThere: inTable,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    id: 'removeRow',
    path: 'M4 4.5h16v7H4zM9 18h6',
    isThere: inTable,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    id: 'removeColumn',
    path: 'M4.5 4v16h7V4zM15 12h6',
    isThere: inTable,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    id: 'direction',
    path: 'M14 5v9M17.5 5v9M19 5h-7a3.2 3.2 0 0 0 0 6.4h2M4 18.5h15M7 15.5l-3 3 3 3',
    isOn: (editor) => dirOf(editor) === 'rtl',
    run: turn,
  },
  {
    id: 'plain',
    path: 'M6 5h12M12 5v6M9.5 19h5M4 4l16 16',
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
]

const lines = ['paragraph', 'heading'] as const

function dirOf(editor: Editor): unknown {
  return lines.map((name) => editor.getAttributes(name).dir).find(Boolean) ?? null
}

/** Reverses a line's direction; without an attribute, it follows the first letter. */
function turn(editor: Editor): void {
  const dir = dirOf(editor) === 'rtl' ? null : 'rtl'
  let chain = editor.chain().focus()
  for (const name of lines) chain = chain.updateAttributes(name, { dir })
  chain.run()
}
