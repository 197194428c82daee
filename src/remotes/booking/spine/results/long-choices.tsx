import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { FacetChoices, type FacetChoicesProps } from './facet-choices.tsx'

const FEW = 6

/** A filter with many choices: the first ones and those that are chosen, the rest when expanded. */
export function LongChoices<Value extends string>(props: Omit<FacetChoicesProps<Value>, 'single'>) {
  const { title, facets, chosen } = props
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? facets : facets.filter(({ value }, at) => at < FEW || chosen.includes(value))
  return (
    <div>
      <FacetChoices {...props} facets={shown} />
      {facets.length > FEW && (
        <Button
          variant="link"
          size="small"
          className="-ms-3"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'filters.fewer' : 'filters.all')}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  )
}
