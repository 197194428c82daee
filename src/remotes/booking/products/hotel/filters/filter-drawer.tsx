import { Button } from '../../../../../ui/button.tsx'
import { Drawer } from '../../../../../ui/drawer.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { noFilters } from '../results/hotel-filters.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

interface FilterDrawerProps extends FilterPanelProps {
  /** Hotels that are left. */
  count: number
  open: boolean
  onClose: () => void
}

/** The filters where the page has no room for them beside the list. */
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
      {/* The drawer stands at the end of the page, where the part's own looks do not reach. */}
      <div data-part="booking">
        <FilterPanel {...panel} />
      </div>
    </Drawer>
  )
}
