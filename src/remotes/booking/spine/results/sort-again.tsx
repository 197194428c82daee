import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface SortAgainProps {
  sort: string
  onSort: () => void
}

/** Button above a list that grew while the visitor read it: sorts it. */
export function SortAgain({ sort, onSort }: SortAgainProps) {
  const text = useProductTexts()
  return (
    <div className="sticky top-(--below-header) z-20 mb-4 flex justify-center">
      <Button size="small" onClick={onSort} className="shadow-float">
        {text('results.sortAgain', { sort: text(`sort.${sort}`) })}
      </Button>
    </div>
  )
}
