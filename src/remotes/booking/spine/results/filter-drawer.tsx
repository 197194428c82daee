import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

export interface FilterDrawerProps {
  /** Number of offers that pass the filters. */
  count: number
  open: boolean
  onClose: () => void
  onClear: () => void
  /** The product's filters. */
  children: ReactNode
}

/** Filters in a drawer, for pages without room for them next to the list. */
export function FilterDrawer({ count, open, onClose, onClear, children }: FilterDrawerProps) {
  const text = useProductTexts()
  return (
    <Drawer
      title={text('filters.title')}
      closeLabel={text('filters.close')}
      open={open}
      onClose={onClose}
      side="sheet"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            {text('filters.clear')}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {text('filters.show', { count })}
          </Button>
        </>
      }
    >
      {/* The drawer is rendered at the end of the page, outside the scope of the part's styles. */}
      <div data-part="booking">{children}</div>
    </Drawer>
  )
}
