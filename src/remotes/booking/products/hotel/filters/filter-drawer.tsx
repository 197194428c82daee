import { Button } from '../../../../../ui/button.tsx'
import { Drawer } from '../../../../../ui/drawer.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { noFilters } from '../results/hotel-filters.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

interface FilterDrawerProps extends FilterPanelProps {
  /** Number of hotels that pass the filters. */
  count: number
  open: boolean
  onClose: () => void
}

/** Filters in a drawer, for pages without room for them next to the list. */
export function FilterDrawer({ count, open, onClose, ...panel }: FilterDrawerProps) {
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
          <Button variant="ghost" onClick={() => panel.change(noFilters)}>
            {text('filters.clear')}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {text('filters.show', { count })}
          </Button>
        </>
      }
    >
      {/* The drawer is rendered at the end of the page, outside the scope of the part's styles. */}
      <div data-part="booking">
        <FilterPanel {...panel} />
      </div>
    </Drawer>
  )
}
