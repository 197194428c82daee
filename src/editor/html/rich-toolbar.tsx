import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../controls/control-style.ts'
import { SelectBox } from '../controls/select-box.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { type RichTool, richTools } from './rich-tools.ts'

const link =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5'

interface RichToolbarProps {
  editor: Editor
  label: string
  isLinkOpen: boolean
  onLink: () => void
  /** Shown at its end. */
  children?: React.ReactNode
}

/** The tools of a text: one tab stop, with arrow keys between the buttons. */
export function RichToolbar({ editor, label, isLinkOpen, onLink, children }: RichToolbarProps) {
  const { t } = useFieldTexts()
  const bar = useRef<HTMLDivElement>(null)
  useFollowed(editor)
  useRoving(bar)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('html.tools', { name: label })}
      onKeyDown={walk}
      className="flex flex-wrap items-center gap-0.5 border-b bg-muted/60 p-1"
    >
      <SelectBox
        name={t('html.style')}
        value={styleOf(editor)}
        onChange={(style) => setStyle(editor, style)}
        className="w-36 [&_select]:h-8 [&_select]:border-transparent [&_select]:bg-transparent [&_select]:hover:bg-muted"
      >
        {stylesWith(styleOf(editor)).map((style) => (
          <option key={style} value={style}>
            {t(`html.style.${style}`)}
          </option>
        ))}
      </SelectBox>
      {richTools.slice(0, 5).map((tool) => (
        <Tool key={tool.id} editor={editor} tool={tool} />
      ))}
      <ToolButton
        word={t('html.link')}
        path={link}
        isOn={isLinkOpen || editor.isActive('link')}
        onPress={onLink}
      />
      {richTools
        .slice(5)
        .filter(({ isThere }) => isThere?.(editor) ?? true)
        .map((tool) => (
          <Tool key={tool.id} editor={editor} tool={tool} />
        ))}
      {children}
    </div>
  )
}

function Tool({ editor, tool }: { editor: Editor; tool: RichTool }) {
  const { t } = useFieldTexts()
  return (
    <ToolButton
      word={t(`html.tool.${tool.id}`)}
      path={tool.path}
      isOn={tool.isOn?.(editor)}
      onPress={() => tool.run(editor)}
    />
  )
}

interface ToolButtonProps {
  word: string
  path: string
  isOn?: boolean | undefined
  onPress: () => void
}

export function ToolButton({ word, path, isOn, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={word}
      title={word}
      aria-pressed={isOn}
      // The text keeps its cursor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={iconButton}
    >
      <Icon path={path} className="size-4" />
    </button>
  )
}

const usual = ['p', 'h2', 'h3', 'h4', 'code']
const stylesWith = (own: string) => (usual.includes(own) ? usual : [...usual, own])

function styleOf(editor: Editor): string {
  const { level } = editor.getAttributes('heading')
  if (typeof level === 'number') return `h${level}`
  return editor.isActive('codeBlock') ? 'code' : 'p'
}

function setStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus()
  if (style === 'p') chain.setParagraph().run()
  else if (style === 'code') chain.setCodeBlock().run()
  else chain.setHeading({ level: Number(style.slice(1)) as 2 }).run()
}

/** Renders again when the cursor moves. */
function useFollowed(editor: Editor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', draw)
    return () => {
      editor.off('transaction', draw)
    }
  }, [editor])
}

const stops = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('button, select')]

/** Only one button is reached by Tab: the last one used. */
function useRoving(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const all = bar.current ? stops(bar.current) : []
    const at = Math.max(0, all.indexOf(document.activeElement as HTMLElement))
    for (const [index, one] of all.entries()) one.tabIndex = index === at ? 0 : -1
  })
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, Home: -Infinity, End: Infinity }[
    event.key
  ]
  if (step === undefined) return
  const all = stops(event.currentTarget)
  const at = all.indexOf(event.target as HTMLElement) + step
  const next = all[Math.min(Math.max(at, 0), all.length - 1)]
  if (!next) return
  event.preventDefault()
  for (const one of all) one.tabIndex = one === next ? 0 : -1
  next.focus()
}
