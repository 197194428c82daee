import { useId } from 'react'
import { products } from '../../contract/products.ts'
import type { BookingServiceTitle } from '../../contract/types.ts'
import { isObject, type Json } from '../../tenant/settings/json.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { Sortable } from './sortable.tsx'
import { SmallSwitch } from './switch-control.tsx'

interface Engine {
  title: BookingServiceTitle
  active: boolean
}

/** The engines that the agency sells, in its order; a switched-off engine keeps its place. */
export function EnginesControl({ label, value, onChange, onEnd }: ControlProps) {
  const { t } = useFieldTexts()
  const engines = enginesOf(value)
  const nameOf = (title: string) => t(`engine.${title.replace(' ', '')}`)
  const set = (next: readonly Engine[]) => {
    onChange(next.map(({ title, active }) => ({ title, active })))
    onEnd()
  }
  const group = useId()
  return (
    <Sortable
      label={label}
      items={engines.map(({ title }) => ({ id: title, name: nameOf(title) }))}
      onOrder={(ids) => set(ids.flatMap((id) => engines.find(({ title }) => title === id) ?? []))}
      row={(id) => (
        <label
          htmlFor={`${group}${id}`}
          className="flex min-w-0 flex-1 cursor-pointer items-center gap-2 py-1 pe-1.5"
        >
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{nameOf(id)}</span>
          <SmallSwitch
            id={`${group}${id}`}
            checked={engines.find(({ title }) => title === id)?.active ?? false}
            onChange={({ target }) =>
              set(engines.map((one) => (one.title === id ? { ...one, active: target.checked } : one)))
            }
          />
        </label>
      )}
    />
  )
}

/** The agency's engines, followed by those it could add. */
function enginesOf(value: Json | undefined): readonly Engine[] {
  const own = (Array.isArray(value) ? value : []).flatMap((one: Json): Engine[] =>
    isObject(one) ? [{ title: one.title as BookingServiceTitle, active: one.active === true }] : [],
  )
  const others = products.filter(({ title }) => !own.some((one) => one.title === title))
  return [...own, ...others.map(({ title }) => ({ title, active: false }))]
}
