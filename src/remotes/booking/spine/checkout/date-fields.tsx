import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { Field } from '../../../../ui/field.tsx'
import { Note, RequiredMark } from '../../../../ui/labelled.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { FieldOf } from './use-form-fields.ts'
import { datePartsOf } from './written-date.ts'

const months = Array.from({ length: 12 }, (_, index) => index)

interface DateFieldsProps {
  name: string
  /** Label of the date. */
  label: string
  field: FieldOf
  isRequired?: boolean
}

/** A date that people know by heart or read from a document, in three fields in the order of the page's language. */
export function DateFields({ name, label, field, isRequired = true }: DateFieldsProps) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const { error } = field(name)
  const note = error ? `${name}-note` : undefined
  const shared = { 'aria-describedby': note, 'aria-invalid': error ? true : undefined, required: isRequired }
  return (
    <fieldset id={name} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="flex gap-3 sm:max-w-md">
        {datePartsOf(locale).map((part) => {
          const { error: _, ...own } = field(`${name}.${part}`)
          if (part !== 'month') {
            return (
              <Field
                key={part}
                {...own}
                {...shared}
                label={text(`checkout.date.${part}`)}
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                className={part === 'year' ? 'w-24' : 'w-18'}
              />
            )
          }
          return (
            <Select
              key={part}
              {...own}
              {...shared}
              label={text('checkout.date.month')}
              className="min-w-0 flex-1"
            >
              <option value="">{text('checkout.choose')}</option>
              {months.map((month) => (
                <option key={month} value={String(month + 1)}>
                  {monthName.format(new Date(Date.UTC(2000, month, 1)))}
                </option>
              ))}
            </Select>
          )
        })}
      </div>
      <Note id={`${name}-note`} error={error} className="mt-1.5 text-sm" />
    </fieldset>
  )
}
