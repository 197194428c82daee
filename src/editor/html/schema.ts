import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { richTextProfile } from '../../ui/rich-text-profile.ts'

/** Marks that the profile allows and the toolbar does not offer; they stay where they were written. */
const quietMarks = ['small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'bdi', 'bdo', 'time', 'span'] as const

/** Their own attributes, which the server keeps. */
const attributesOf: Readonly<Record<string, readonly string[]>> = { time: ['datetime'], span: [] }

/** Names of these elements in the editor's schema; the others have their own. */
const quiet = quietMarks.map((tag) =>
  Mark.create({
    name: tag,
    // Nested marks of one name, such as a quotation within a quotation, cannot be told apart: such texts are edited
    // as HTML.
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    addAttributes: () => own(attributesOf[tag] ?? []),
  }),
)

const withLanguage = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
  ...quietMarks,
]

/** Every element may have a language and a direction. */
const language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [{ types: withLanguage, attributes: own(['lang', 'dir']) }],
})

const ordered = Extension.create({
  name: 'orderedFrom',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        reversed: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.hasAttribute('reversed') ? '' : null),
        },
      },
    },
    { types: ['tableHeader'], attributes: own(['scope']) },
  ],
})

/** Columns are as wide as their text: the library's widths would be styles, which the profile forbids. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
}).configure({ resizable: false })

/** The HTML that the editor supports: the part of the profile for texts without page layout. */
export const htmlExtensions = [
  StarterKit.configure({
    // The history belongs to the whole editor, with one entry for each gesture.
    undoRedo: false,
    dropcursor: { color: false, class: 'rich-drop' },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => richTextProfile.link.test(address ?? ''),
    },
  }),
  ...quiet,
  language,
  ordered,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
]

function own(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  )
}
