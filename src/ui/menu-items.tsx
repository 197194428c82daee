import * as Menu from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import type { MenuItem } from './menu-item.ts'

/** The panel of a menu and of its submenus. */
export const menuPanel =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[min(22rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto overscroll-contain rounded-lg border border-border bg-popover p-1.5 text-popover-foreground shadow-float outline-none'

// Radix moves the focus with the pointer: the highlight is the fill, and an outline in forced colours.
const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start outline-0 -outline-offset-2 select-none data-disabled:cursor-not-allowed data-disabled:text-muted-foreground forced-colors:data-highlighted:outline-2 forced-colors:data-disabled:text-[GrayText]'
const lit = 'data-highlighted:bg-accent data-highlighted:text-accent-foreground'
const alarm = 'text-destructive data-highlighted:bg-destructive data-highlighted:text-destructive-foreground'

interface MenuItemsProps {
  items: readonly MenuItem[]
  /** The container of submenus. */
  container: HTMLElement | undefined
}

/**
 * The entries of a menu, on Radix: arrows, Home and End move, typing finds, Enter and Space choose, the arrow towards
 * a submenu opens it.
 */
export function MenuItems({ items, container }: MenuItemsProps) {
  // If one entry has a mark or an icon, the texts of all are aligned.
  const hasLead = items.some(
    (item) => item.kind === 'checkbox' || item.kind === 'radio' || ('icon' in item && item.icon),
  )
  return items.map((item) => <Entry key={item.id} item={item} hasLead={hasLead} container={container} />)
}

interface EntryProps {
  item: MenuItem
  hasLead: boolean
  container: HTMLElement | undefined
}

function Entry({ item, hasLead, container }: EntryProps) {
  const disabled = 'disabled' in item && item.disabled === true
  switch (item.kind) {
    case 'separator':
      return <Menu.Separator className="mx-1.5 my-1.5 border-t border-border" />
    case 'label':
      return (
        <Menu.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-muted-foreground">
          {item.label}
        </Menu.Label>
      )
    case 'checkbox':
      return (
        <Menu.CheckboxItem
          className={classNames(row, lit)}
          disabled={disabled}
          checked={item.checked}
          onCheckedChange={item.onChange}
          onSelect={stayOpen}
        >
          <Lead isThere>
            <Menu.ItemIndicator>
              <Icon name="check" className="size-4" />
            </Menu.ItemIndicator>
          </Lead>
          <Words label={item.label} />
        </Menu.CheckboxItem>
      )
    case 'radio':
      return (
        <Menu.RadioGroup value={item.value} onValueChange={item.onChange}>
          {item.options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              disabled={option.disabled === true}
              className={classNames(row, lit)}
              onSelect={stayOpen}
            >
              <Lead isThere>
                <Menu.ItemIndicator className="size-0 rounded-full border-4 border-current" />
              </Lead>
              <Words label={option.label} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )
    case 'submenu':
      return (
        <Menu.Sub>
          <Menu.SubTrigger
            disabled={disabled}
            className={classNames(
              row,
              lit,
              'data-[state=open]:bg-accent data-[state=open]:text-accent-foreground',
            )}
          >
            <Lead isThere={hasLead}>{item.icon}</Lead>
            <Words label={item.label} />
            <Icon name="end" className="size-4" />
          </Menu.SubTrigger>
          <Menu.Portal container={container}>
            <Menu.SubContent className={menuPanel} sideOffset={4} alignOffset={-7} collisionPadding={12}>
              <MenuItems items={item.items} container={container} />
            </Menu.SubContent>
          </Menu.Portal>
        </Menu.Sub>
      )
    case 'link':
      return (
        <Menu.Item asChild disabled={disabled} className={classNames(row, lit)}>
          <Link href={item.href}>
            <Lead isThere={hasLead}>{item.icon}</Lead>
            <Words label={item.label} />
          </Link>
        </Menu.Item>
      )
    default:
      return (
        <Menu.Item
          disabled={disabled}
          className={classNames(row, item.destructive ? alarm : lit)}
          onSelect={item.onSelect}
        >
          <Lead isThere={hasLead}>{item.icon}</Lead>
          <Words label={item.label} />
          {item.shortcut && (
            <span
              aria-hidden="true"
              className="text-sm text-muted-foreground in-data-highlighted:text-current"
            >
              {item.shortcut}
            </span>
          )}
        </Menu.Item>
      )
  }
}

function Lead({ isThere, children }: { isThere: boolean; children: ReactNode }) {
  return isThere && <span className="flex size-5 shrink-0 items-center justify-center">{children}</span>
}

function Words({ label }: { label: string }) {
  return <span className="min-w-0 flex-1">{label}</span>
}

function stayOpen(event: Event) {
  event.preventDefault()
}
