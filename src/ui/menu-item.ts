import type { ReactNode } from 'react'

interface Row {
  /** Unique within its menu. */
  id: string
  label: string
  icon?: ReactNode
  disabled?: boolean
}

interface ActionItem extends Row {
  kind?: 'action'
  onSelect: () => void
  /** Its keyboard shortcut, as displayed. */
  shortcut?: string
  destructive?: boolean
}

interface LinkItem extends Row {
  kind: 'link'
  href: string
}

interface CheckboxItem extends Row {
  kind: 'checkbox'
  checked: boolean
  onChange: (checked: boolean) => void
}

interface RadioItems {
  kind: 'radio'
  id: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

interface Submenu extends Row {
  kind: 'submenu'
  items: readonly MenuItem[]
}

interface LabelItem {
  kind: 'label'
  id: string
  label: string
}

interface Separator {
  kind: 'separator'
  id: string
}

/** One entry of a menu. Checkboxes and radio buttons leave the menu open, the others close it. */
export type MenuItem = ActionItem | LinkItem | CheckboxItem | RadioItems | Submenu | LabelItem | Separator
