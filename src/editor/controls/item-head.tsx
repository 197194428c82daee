import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useFieldWords } from '../shell/field-words.ts'
import { iconButton } from './control-look.ts'

/** A path of this site, an address elsewhere, of mail or of a phone. */
const address = /^[!-~]*[/:@][!-~]*$/

interface ItemHeadProps {
  name: string
  note: string | undefined
  isOpen: boolean
  onTurn: () => void
  onRemove: () => void
}

/** The line of a thing in a list: what it is called, a word about it, and the way out of the list. */
export function ItemHead({ name, note, isOpen, onTurn, onRemove }: ItemHeadProps) {
  const { t } = useFieldWords()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onTurn}
        className="flex h-9 min-w-0 flex-1 items-center gap-2 text-start text-sm pointer-coarse:h-11"
      >
        <span className="min-w-0 flex-1 truncate font-medium">
          <bdi>{name}</bdi>
        </span>
        {note && !isOpen && (
          // What is too long loses its end, which an address has at the right whatever the page's direction is.
          <span
            dir={address.test(note) ? 'ltr' : undefined}
            className="max-w-2/5 min-w-0 shrink-0 truncate text-xs text-muted-foreground"
          >
            <bdi>{note}</bdi>
          </span>
        )}
        <Icon
          name="down"
          className={`size-3.5 shrink-0 text-muted-foreground transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <button type="button" className={iconButton} aria-label={t('list.remove', { name })} onClick={onRemove}>
        <Icon path={moreIconPaths.remove} className="size-4" />
      </button>
    </>
  )
}
