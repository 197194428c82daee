import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { Field } from '../../../../ui/field.tsx'
import { Note, RequiredMark } from '../../../../ui/labelled.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useWords } from '../words/use-words.ts'
import type { FieldOf } from './use-form-fields.ts'
import { datePartsOf } from './written-date.ts'

const months = Array.from({ length: 12 }, (_, index) => index)

interface DateFieldsProps {
  name: string
  /** What the date is. */
  label: string
  field: FieldOf
}

/** A date that people know by heart or read off a document, in three fields, in the order in which the page's language writes dates. */
export function DateFields({ name, label, field }: DateFieldsProps) {
  const text = useWords()
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const { error } = field(name)
  const note = error ? `${name}-note` : undefined
  const shared = { 'aria-describedby': note, 'aria-invalid': error ? true : undefined, required: true }
  return (
    <fieldset id={name} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        <RequiredMark />
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
