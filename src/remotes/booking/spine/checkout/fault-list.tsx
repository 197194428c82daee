import { type Ref, useId } from 'react'
import type { TravellerRequirement } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useWords } from '../words/use-words.ts'
import { focusOf } from './focus-of.ts'
import type { Faults } from './form-faults.ts'
import { useFieldNames } from './use-field-names.ts'

interface FaultListProps {
  faults: Faults
  requirements: readonly TravellerRequirement[]
  ref: Ref<HTMLDivElement>
}

/** What is wrong with the form, above it: each leads to its field. */
export function FaultList({ faults, requirements, ref }: FaultListProps) {
  const text = useWords()
  const nameOf = useFieldNames(requirements)
  const id = useId()
  const names = Object.keys(faults)
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
          {text('checkout.faults', { count: names.length })}
        </p>
        <ul className="mt-1 grid gap-0.5 text-[0.9375rem]">
          {names.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-8 items-center underline underline-offset-3 hover:decoration-2"
                onClick={(event) => {
                  event.preventDefault()
                  focusOf(name)
                }}
              >
                {nameOf(name)}: {text(`checkout.fault.${faults[name]}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
