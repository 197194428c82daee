import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface Tab {
  id: string
  label: ReactNode
}

interface TabsProps {
  /** Accessible name of the row. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** Id of the panel that the tabs control. */
  panel: string
  variant?: 'pills' | 'underline'
}

// utilities.css styles the tabs, selected and not.
const variants = {
  pills: { list: 'gap-2 py-1', tab: 'tab tab-pill' },
  underline: { list: 'gap-1 row-fade', tab: 'tab tab-underline' },
} as const

/**
 * A row of tabs with one tab stop: arrow keys (in reading direction), Home and End choose. Scrolls sideways in a
 * narrow place.
 */
export function Tabs({ label, tabs, selected, onSelect, panel, variant = 'pills' }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const style = variants[variant]
  useEffect(() => keepInView(list.current, selected), [selected])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[target(event, at, tabs.length)]
    if (!next || next.id === selected) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames('-mx-1 flex overflow-x-auto px-1 scrollbar-none', style.list)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panel}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={style.tab}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

function target(event: KeyboardEvent<HTMLElement>, at: number, total: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === 'Home') return 0
  if (event.key === 'End') return total - 1
  if (event.key === forward) return (at + 1) % total
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return (at - 1 + total) % total
  return at
}

/**
 * Pixels that stay visible next to the chosen tab: a part of the next tab shows, and the row's fade ends before the
 * chosen one.
 */
const BESIDE = 40

/** Scrolls only the row; `scrollIntoView` would also move the page. */
function keepInView(list: HTMLElement | null, id: string) {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)
  if (!list || !tab) return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.left < row.left + BESIDE) list.scrollLeft += box.left - row.left - BESIDE
  if (box.right > row.right - BESIDE) list.scrollLeft += box.right - row.right + BESIDE
}
