import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link, type LinkProps } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { entryIcon, entryLabel, entryReason, nearnessTo, useEntryLink } from './menu-entry.ts'

interface MenuLinkProps extends Omit<LinkProps, 'href'> {
  entry: MenuEntry
  /** Path of the current page, to mark its entry. */
  address: string
  onFollow?: (() => void) | undefined
  /** True to show only the icon; the label is for screen readers. */
  isIcon?: boolean
  hasIcon?: boolean
  /** True to show in text why an entry has no link; otherwise a tooltip does. */
  says?: boolean
}

/**
 * A menu entry: a link, a link to another site in a new tab, a button for the chat, or a text with the reason why it
 * has no link.
 */
export function MenuLink({
  entry,
  address,
  onFollow,
  isIcon = false,
  hasIcon = true,
  says = false,
  ...rest
}: MenuLinkProps) {
  const t = useText('shell')
  const linkTo = useEntryLink()
  const nearness = nearnessTo(entry, address)
  const reason = entryReason(t, entry)
  const inside = (
    <>
      {hasIcon && <Icon path={entryIcon(entry)} className="size-5.5" />}
      <span className={isIcon ? 'sr-only' : 'min-w-0 flex-1 hyphens-auto'}>
        {entryLabel(t, entry)}
        {reason && (
          <>
            <span className="sr-only">, </span>
            <span className={says ? 'block text-xs font-normal' : 'sr-only'}>{reason}</span>
          </>
        )}
      </span>
    </>
  )
  if (reason) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: screen readers ignore a link without an address
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link stays out of the tab order
      <span {...rest} role="link" aria-disabled="true" className={classNames('menu-entry', rest.className)}>
        {inside}
        {!isIcon && <Icon name={entry.state === 'coming' ? 'clock' : 'lock'} className="size-4" />}
      </span>
    )
  }
  return (
    <Link
      {...rest}
      {...linkTo(entry, onFollow)}
      aria-current={nearness === 'page' ? 'page' : nearness ? 'true' : undefined}
      className={classNames('menu-entry', rest.className)}
    >
      {inside}
      {entry.isElsewhere && (
        <>
          {!isIcon && <Icon path={menuIconPaths.elsewhere} className="size-4 opacity-70 rtl:-scale-x-100" />}
          <span className="sr-only">, {t('menu.newTab')}</span>
        </>
      )}
    </Link>
  )
}
