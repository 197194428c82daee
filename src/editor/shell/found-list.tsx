import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFieldWords } from './field-words.ts'
import type { FoundSetting } from './find-settings.ts'
import { panelIcons } from './panel-icons.ts'

interface FoundListProps {
  id: string
  list: RefObject<HTMLUListElement | null>
  found: readonly FoundSetting[]
  onFound: (pointer: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** What a search found, each with where it is. */
export function FoundList({ id, list, found, onFound, onKeyDown }: FoundListProps) {
  const { t } = useFieldWords()
  return (
    <ul id={id} ref={list} onKeyDown={onKeyDown} className="min-h-0 flex-1 overflow-y-auto px-2 pb-6">
      {found.map(({ pointer, panel, name, within }) => (
        <li key={pointer}>
          <button
            type="button"
            onClick={() => onFound(pointer)}
            className="flex w-full items-center gap-3 rounded-control px-2.5 py-2 text-start hover:bg-muted focus-visible:outline-offset-[-2px]"
          >
            <Icon path={panelIcons[panel]} className="size-4 shrink-0 text-muted-foreground" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                <bdi>{name}</bdi>
              </span>
              <span className="block truncate text-xs text-muted-foreground">{within}</span>
            </span>
          </button>
        </li>
      ))}
      {found.length === 0 && (
        <li className="px-2.5 py-2 text-sm text-muted-foreground">{t('search.none')}</li>
      )}
    </ul>
  )
}
