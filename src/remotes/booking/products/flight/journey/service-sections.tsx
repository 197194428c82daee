import { type ReactNode, useState } from 'react'
import type { FlightAnswer, FlightService, ServiceWanted } from '../../../../../contract/types.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Quantity } from '../../../../../ui/quantity.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { withService } from './choice-address.ts'
import { usePassengerNames } from './use-passenger-names.ts'
import { useServiceTexts } from './use-service-texts.ts'

type Kind = FlightService['kind']

/** Kinds in the order of the page. */
const kinds: readonly Kind[] = [
  'checked_bag',
  'carry_on_bag',
  'priority',
  'meal',
  'assistance',
  'cancel_for_any_reason',
]

interface ServiceSectionsProps {
  answer: Pick<FlightAnswer, 'services' | 'passengers' | 'itineraries'>
  services: readonly ServiceWanted[]
  /** Of the passengers; by default their kind and number. */
  names?: readonly string[]
  onChange: (services: ServiceWanted[]) => void
}

/** Bags, meals, assistance and the like, each for the passengers who can have it. */
export function ServiceSections({ answer, services, names: known, onChange }: ServiceSectionsProps) {
  const text = useProductTexts()
  const unnamed = usePassengerNames()(answer.passengers)
  const names = known ?? unnamed
  const shown = kinds
    .map((kind) => ({ kind, offered: answer.services.filter((one) => one.kind === kind) }))
    .filter(({ offered }) => offered.length > 0)
  return (
    <section aria-labelledby="services-title">
      <h2 id="services-title" className="mb-4 font-brand text-heading">
        {text('service.title')}
      </h2>
      {shown.length === 0 ? (
        <p className="text-muted-foreground">{text('service.none')}</p>
      ) : (
        <div className="grid gap-4">
          {shown.map(({ kind, offered }) => (
            <fieldset key={kind} className="min-w-0 rounded-xl border bg-card px-4 pb-3 sm:px-5">
              <legend className="px-1 font-bold">{text(`service.${kind}`)}</legend>
              <Folded isFolded={kind === 'assistance'} {...{ offered, services }}>
                {bySlices(offered).map((group) => (
                  <Group key={group[0]?.id} {...{ kind, group, answer, services, names, onChange }} />
                ))}
              </Folded>
            </fieldset>
          ))}
        </div>
      )}
    </section>
  )
}

interface FoldedProps {
  isFolded: boolean
  offered: readonly FlightService[]
  services: readonly ServiceWanted[]
  children: ReactNode
}

/** The long list of assistance, which few need, behind a line that says how many are chosen. */
function Folded({ isFolded, offered, services, children }: FoldedProps) {
  const text = useProductTexts()
  const [wasChosen] = useState(() => countOf(offered, services) > 0)
  if (!isFolded) return children
  const count = countOf(offered, services)
  return (
    <details open={wasChosen} className="group/fold">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-semibold text-link hover:underline [&::-webkit-details-marker]:hidden">
        <span>
          {text('service.assistanceChoose')}
          {count > 0 && ` · ${text('service.chosen', { count })}`}
        </span>
        <Icon name="down" className="size-4.5 group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** How many of the services are chosen, for all passengers. */
function countOf(offered: readonly FlightService[], services: readonly ServiceWanted[]): number {
  return services
    .filter((one) => offered.some(({ id }) => id === one.id))
    .reduce((sum, { count }) => sum + count, 0)
}

/** Services for the same slices are choices of each other. */
function bySlices(offered: readonly FlightService[]): FlightService[][] {
  return [...Map.groupBy(offered, ({ slices }) => slices.join()).values()]
}

interface GroupProps extends ServiceSectionsProps {
  names: readonly string[]
  kind: Kind
  group: readonly FlightService[]
}

function Group({ kind, group, answer, services, names, onChange }: GroupProps) {
  const words = useServiceTexts(answer)
  const [first] = group
  if (!first) return null
  const title = words.slices(first)
  return (
    <div className="border-t py-3 first-of-type:border-t-0">
      {title && <p className="text-sm font-semibold">{title}</p>}
      {kind === 'meal'
        ? names.map((name, passenger) => (
            <MealChoice key={name} {...{ name, passenger, group, services, onChange, words }} />
          ))
        : group.map((service) =>
            service.passengers.map((passenger) => {
              const name = names[passenger] ?? ''
              const count =
                services.find((one) => one.id === service.id && one.passenger === passenger)?.count ?? 0
              const label = words.hasLabel(service) ? `${words.label(service)}, ${name}` : name
              const change = (next: number) =>
                onChange(withService(services, { id: service.id, passenger, count: next }))
              return service.maximum === 1 ? (
                <Checkbox
                  key={`${service.id} ${passenger}`}
                  label={label}
                  hint={words.price(service)}
                  checked={count > 0}
                  onChange={({ target }) => change(target.checked ? 1 : 0)}
                />
              ) : (
                <Quantity
                  key={`${service.id} ${passenger}`}
                  label={label}
                  hint={words.price(service)}
                  fewerLabel={words.fewer(`${words.label(service)}, ${name}`)}
                  moreLabel={words.more(`${words.label(service)}, ${name}`)}
                  value={count}
                  min={0}
                  max={service.maximum}
                  onChange={change}
                />
              )
            }),
          )}
    </div>
  )
}

interface MealChoiceProps extends Omit<ServiceSectionsProps, 'answer' | 'names'> {
  name: string
  passenger: number
  group: readonly FlightService[]
  words: ReturnType<typeof useServiceTexts>
}

/** One meal at most for a passenger. */
function MealChoice({ name, passenger, group, services, onChange, words }: MealChoiceProps) {
  const text = useProductTexts()
  const offered = group.filter(({ passengers }) => passengers.includes(passenger))
  if (offered.length === 0) return null
  const chosen = offered.find(({ id }) =>
    services.some((one) => one.id === id && one.passenger === passenger),
  )
  return (
    <Select
      label={name}
      value={chosen?.id ?? ''}
      className="mt-2 sm:max-w-sm"
      onChange={({ target }) => {
        const without = services.filter(
          (one) => one.passenger !== passenger || !offered.some(({ id }) => id === one.id),
        )
        onChange(target.value === '' ? without : [...without, { id: target.value, passenger, count: 1 }])
      }}
    >
      <option value="">{text('service.usualMeal')}</option>
      {offered.map((service) => (
        <option key={service.id} value={service.id}>
          {[words.label(service), words.price(service)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Select>
  )
}
