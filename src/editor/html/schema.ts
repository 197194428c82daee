import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { richTextProfile } from '../../ui/rich-text-profile.ts'

/** Marks that the profile allows and no key makes: they stay where somebody wrote them. */
const quietMarks = ['small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'bdi', 'bdo', 'time', 'span'] as const

/** Attributes of their own, which the server keeps. */
const attributesOf: Readonly<Record<string, readonly string[]>> = { time: ['datetime'], span: [] }

/** What an element's name is called in the editor's schema; the others have their own. */
const quiet = quietMarks.map((tag) =>
  Mark.create({
    name: tag,
    // Marks of one name inside one another, as in a quotation within one, cannot be told apart: such texts stay in HTML.
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

/** Every element may say its language and its direction. */
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

/** Columns are as wide as their text: what the library writes about widths would be styles, which the profile does not allow. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
}).configure({ resizable: false })

/** What the editor knows of HTML: as much of the profile as a text can have without being laid out like a page. */
export const htmlExtensions = [
  StarterKit.configure({
    // Steps back are the whole editor's, one gesture an entry.
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
