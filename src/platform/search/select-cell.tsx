import { type ReactNode, useId } from 'react'
import type { IconName } from '../../ui/icon-paths.ts'
import { SearchCell } from '../../ui/search-cell.tsx'

interface SelectCellProps {
  icon: IconName
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One of several values in a search form: the browser's own select. */
export function SelectCell({ icon, label, value, onChange, children }: SelectCellProps) {
  const id = useId()
  return (
    <SearchCell icon={icon} narrow label={label} control={id}>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} className="cell-select">
        {children}
      </select>
    </SearchCell>
  )
}
