import { type ReactElement, useId, useState } from 'react'
import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { entryIcon, entryLabel, entryReason, holds } from './menu-entry.ts'
import { MenuLink } from './menu-link.tsx'

interface MenuGroupProps {
  entry: MenuEntry
  address: string
  onFollow?: (() => void) | undefined
  /** True to show in text why an entry has no link. */
  says?: boolean
  /** True to show only the icon; a click then expands the menu and opens the group. */
  isCollapsed?: boolean
  onExpand?: (() => void) | undefined
}

/** An entry with children, behind a button; starts open if one of them is the current page. */
export function MenuGroup({
  entry,
  address,
  onFollow,
  says = false,
  isCollapsed = false,
  onExpand,
}: MenuGroupProps) {
  const t = useText('shell')
  const isHere = holds(entry, address)
  const [isOpen, setIsOpen] = useState(isHere)
  const id = useId()
  const isShown = isOpen && !isCollapsed
  const label = entryLabel(t, entry)
  const press = () => {
    setIsOpen(!isShown)
    if (isCollapsed) onExpand?.()
  }
  return (
    <>
      {/* The same button in both states, so that it keeps the focus while the menu expands. */}
      <Tooltip text={label} side="end" isQuiet={!isCollapsed}>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          data-here={isHere || undefined}
          onClick={press}
          className="menu-entry w-full text-start"
        >
          <Icon path={entryIcon(entry)} className="size-5.5" />
          <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
          {!isCollapsed && (
            <Icon name="down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          )}
        </button>
      </Tooltip>
      <ul id={id} hidden={!isShown} className="ms-5.5 mt-0.5 grid gap-0.5 border-s ps-2.5 [&[hidden]]:hidden">
        {entry.entries?.map((one) => (
          <li key={one.id}>
            <Hint text={says ? null : entryReason(t, one)}>
              <MenuLink entry={one} address={address} onFollow={onFollow} hasIcon={false} says={says} />
            </Hint>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Tooltip of an entry: the label of a bare icon, or why it has no link. */
export function Hint({ text, children }: { text: string | null; children: ReactElement }) {
  if (text === null) return children
  return (
    <Tooltip text={text} side="end">
      {children}
    </Tooltip>
  )
}
