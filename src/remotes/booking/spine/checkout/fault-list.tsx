import { type Ref, useId } from 'react'
import type { Quote } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { EachItem, useItems } from '../product/items.tsx'
import type { Fault, Faults } from './fault.ts'
import type { AskingItem } from './typed-form.ts'
import { focusNamedField } from './use-form-fields.ts'

interface FaultListProps {
  faults: Faults
  quote: Quote
  ref: Ref<HTMLDivElement>
}

/** Errors of the form, above it: each links to its field. */
export function FaultList({ faults, quote, ref }: FaultListProps) {
  const text = useProductTexts()
  const id = useId()
  const items = useItems(quote)
  const found = Object.entries(faults)
  return (
    <div
      ref={ref}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="tint-destructive mb-6 flex scroll-mt-24 items-start gap-3 rounded-lg border border-destructive/50 px-4 py-3 outline-none focus-visible:outline-2"
    >
      <span className="text-destructive">
        <Icon name="alert" className="mt-0.5 size-5" />
      </span>
      <div>
        <p id={id} className="font-bold">
          {text('checkout.faults', { count: found.length })}
        </p>
        <ul className="mt-1 grid gap-0.5 text-[0.9375rem]">
          {found.map(([name, fault]) => {
            const own = items.filter(({ at }) => name.startsWith(`parties[${at}].`))
            const entry = <FaultEntry key={name} {...{ name, fault, quote }} />
            return own.length === 0 ? (
              entry
            ) : (
              <EachItem key={name} items={own}>
                {() => entry}
              </EachItem>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** One error in the texts of the product in scope. */
function FaultEntry({ name, fault, quote }: { name: string; fault: Fault; quote: Quote }) {
  const text = useProductTexts()
  const nameOf = useFieldNames(quote.items)
  return (
    <li>
      <a
        href={`#${name}`}
        className="inline-flex min-h-8 items-center underline underline-offset-3 hover:decoration-2"
        onClick={(event) => {
          event.preventDefault()
          focusNamedField(name)
        }}
      >
        {nameOf(name)}: {text(`checkout.fault.${fault}`)}
      </a>
    </li>
  )
}

/** Returns a function that names a field with its context: `Phone number`, `First name, room 2`. */
function useFieldNames(items: readonly AskingItem[]): (name: string) => string {
  const text = useProductTexts()
  return (name) => {
    const last = name.split('.').at(-1) ?? name
    const [, party = '', index = ''] = /^parties\[(\d+)\](?:\.travellers\[(\d+)\])?/.exec(name) ?? []
    const item = items[Number(party)]
    if (name.includes('.answers.')) {
      const question = item?.questions?.find(({ code }) => code === last)
      return text([`question.${last}`, 'question.other'], { label: question?.label ?? last })
    }
    const field = text(`checkout.field.${last}`)
    const person = party === '' || index === '' ? undefined : item?.requirements[Number(index)]
    return person ? text('checkout.fieldOf', { field, number: person.group }) : field
  }
}
