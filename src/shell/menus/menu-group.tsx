import { useId, useState } from 'react'
import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/menu-of.ts'
import { Icon } from '../../ui/icon.tsx'
import { holds } from './current-entry.ts'
import { entryIcon, entryLabel, entryReason } from './entry-words.ts'
import { Hint } from './hint.tsx'
import { MenuLink } from './menu-link.tsx'

interface MenuGroupProps {
  entry: MenuEntry
  address: string
  onFollow?: (() => void) | undefined
  /** Whether what leads nowhere says why in words to be seen. */
  says?: boolean
}

/** An entry with entries below it, behind a button; it begins open where one of them is the page. */
export function MenuGroup({ entry, address, onFollow, says = false }: MenuGroupProps) {
  const t = useText('shell')
  const isHere = holds(entry, address)
  const [isOpen, setIsOpen] = useState(isHere)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="menu-entry w-full text-start"
      >
        <Icon path={entryIcon(entry)} className="size-5.5" />
        <span className="min-w-0 flex-1">{entryLabel(t, entry)}</span>
        <Icon name="down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={id} hidden={!isOpen} className="ms-5.5 mt-0.5 grid gap-0.5 border-s ps-2.5 [&[hidden]]:hidden">
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
