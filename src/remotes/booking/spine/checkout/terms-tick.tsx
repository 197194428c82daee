import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { FieldProps } from './use-form-fields.ts'
import type { TermsLink } from './use-terms.ts'

/** Checkbox to accept the agency's terms, each with a link that opens separately. */
export function TermsTick({ field, terms }: { field: FieldProps; terms: readonly TermsLink[] }) {
  const text = useProductTexts()
  const { value, onChange, ...own } = field
  return (
    <div>
      <Checkbox
        {...own}
        required
        checked={value === 'yes'}
        onChange={({ target }) => onChange({ target: { value: target.checked ? 'yes' : 'no' } })}
        label={text('checkout.agree')}
      />
      <ul className="flex flex-wrap gap-x-5 ps-8.5">
        {terms.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              target="_blank"
              className="inline-flex min-h-9 items-center text-sm font-semibold text-link underline underline-offset-3 hover:decoration-2"
            >
              {label}
              <span className="sr-only"> ({text('checkout.newTab')})</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
