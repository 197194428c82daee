import type { IconName } from './icon-paths.ts'

export interface ComboboxOption {
  id: string
  label: string
  detail?: string
  icon?: IconName
}
