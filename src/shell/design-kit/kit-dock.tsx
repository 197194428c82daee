import { Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { parseBrandInput } from '../../theme/parse-brand-input.ts'
import { corners, densities, elevations } from '../../theme/shape-tokens.ts'
import type { BrandInput } from '../../theme/theme-input.ts'
import { typePairings } from '../../theme/type-pairings.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { ColorControl, DockLabel, LanguageChoice, type Unread } from './dock-controls.tsx'
import { brandFields, type Direction } from './kit-address.ts'
import { KitText } from './specimen.tsx'
import { kitTexts } from './texts.ts'

const words = kitTexts.switches

/** Theme of an agency that sets nothing (the contract's defaults). */
const defaults = {
  mode: 'auto',
  density: 'comfortable',
  radius: 'medium',
  elevation: 'soft',
  typePairing: 'modern',
} as const satisfies BrandInput

const choices = [
  { name: 'mode', options: ['light', 'dark', 'auto'] },
  { name: 'density', options: Object.keys(densities) },
  { name: 'radius', options: Object.keys(corners) },
  { name: 'elevation', options: Object.keys(elevations) },
  { name: 'type', options: Object.keys(typePairings) },
] as const

interface KitDockProps {
  own: BrandInput
  brand: BrandInput
  direction: Direction
  /** The language's own direction. */
  natural: Direction
  onChange: (brand: BrandInput, direction: Direction) => void
  onReset: () => void
}

/**
 * The kit's controls, docked within reach of thumb and pointer. An uncontrolled form: a dragged colour goes from the
 * form to the page's variables without React.
 */
export function KitDock({ own, brand, direction, natural, onChange, onReset }: KitDockProps) {
  const { agency } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const [resets, setResets] = useState(0)
  const [unread, setUnread] = useState<Unread | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const start = { ...defaults, ...own, ...(resets === 0 && brand) }
  const color = (name: 'color' | 'secondary' | 'tint') => ({
    name,
    label: words[name],
    value: start[brandFields[name]],
    opensAt: agency.primaryColor,
    note: unread?.name === name ? `${id}-note` : undefined,
    onUnread: setUnread,
  })
  return (
    <form
      method="post"
      ref={form}
      aria-label={kitTexts.theme}
      onInput={({ currentTarget }) => onChange(brandOf(currentTarget, own), directionOf(currentTarget))}
      onSubmit={(event) => event.preventDefault()}
      className="sticky bottom-0 z-20 border-t bg-popover text-popover-foreground shadow-float"
    >
      <div id={`${id}-note`} role="status" className="mx-auto max-w-[120rem] px-4 lg:px-6">
        {unread && (
          <p className="pt-3 text-sm font-medium text-destructive">
            <KitText>{unread.reason}</KitText>
          </p>
        )}
      </div>
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-end gap-x-3 gap-y-2 px-4 py-3 lg:px-6">
        <ColorControl key={resets} {...color('color')} required className="max-lg:flex-1" />
        <Button
          variant="outline"
          className="ms-auto lg:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {kitTexts.theme}
          <Icon name="down" className={classNames('size-4', !isOpen && 'rotate-180')} />
        </Button>
        <div
          id={id}
          className={classNames(
            'grow grid-cols-2 items-end gap-x-3 gap-y-2 max-lg:max-h-[55dvh] max-lg:w-full max-lg:overflow-y-auto lg:flex lg:flex-wrap',
            isOpen ? 'grid' : 'max-lg:hidden',
          )}
        >
          {/* Re-mounting resets the controls to the agency's values. */}
          <Fragment key={resets}>
            <ColorControl {...color('secondary')} />
            <ColorControl {...color('tint')} />
            {choices.map(({ name, options }) => (
              <Choice key={name} name={name} label={words[name]} value={start[brandFields[name]]}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Choice>
            ))}
            <Choice name="dir" label={words.dir} value={resets === 0 ? direction : natural}>
              <option>ltr</option>
              <option>rtl</option>
            </Choice>
          </Fragment>
          <LanguageChoice />
          <Button
            variant="ghost"
            className="ms-auto"
            onClick={() => {
              setResets(resets + 1)
              setUnread(null)
              onReset()
            }}
          >
            {kitTexts.reset}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  children: ReactNode
}

function Choice({ name, label, value, children }: ChoiceProps) {
  const id = useId()
  return (
    <DockLabel label={label} control={id}>
      <Select id={id} name={name} defaultValue={value} className="w-full">
        {children}
      </Select>
    </DockLabel>
  )
}

/** Returns the form's brand; its fields hold only valid values. */
function brandOf(form: HTMLFormElement, own: BrandInput): BrandInput {
  const { secondaryColor: _, neutralTint: __, ...rest } = own
  const data = new FormData(form)
  const fields = Object.entries(brandFields).flatMap(([name, field]) => {
    const value = data.get(name)
    return value ? [[field, value]] : []
  })
  return { ...rest, ...parseBrandInput(Object.fromEntries(fields)) }
}

function directionOf(form: HTMLFormElement): Direction {
  return new FormData(form).get('dir') === 'rtl' ? 'rtl' : 'ltr'
}
