import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { languagesQuery } from '../../api/languages.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { parseBrandInput } from '../../theme/parse-brand-input.ts'
import { corners, densities, elevations } from '../../theme/shape-tokens.ts'
import type { BrandInput } from '../../theme/theme-input.ts'
import { typePairings } from '../../theme/type-pairings.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { chooseLanguage } from '../preferences.ts'
import { brandFields, type Direction } from './kit-address.ts'
import { kitTexts } from './texts.ts'

const words = kitTexts.switches

/** What a theme is when its agency says nothing (the contract's defaults). */
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
  onChange: (brand: BrandInput, direction: Direction) => void
  onReset: () => void
}

/**
 * The switches of the kit, docked where thumb and pointer find them. A plain form that keeps its own state: a colour that
 * is being dragged goes from the form to the page's variables, and React hears nothing of it.
 */
export function KitDock({ own, brand, direction, onChange, onReset }: KitDockProps) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const start = { ...defaults, ...own, ...brand }
  const read = () => {
    if (form.current) onChange(brandOf(form.current, own), directionOf(form.current))
  }
  const choose = (name: (typeof choices)[number]['name']) => ({
    name,
    label: words[name],
    value: String(start[brandFields[name]]),
  })
  return (
    <form
      ref={form}
      aria-label={kitTexts.theme}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className="sticky bottom-0 z-20 border-t bg-popover text-popover-foreground shadow-float"
    >
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-end gap-x-3 gap-y-2 px-4 py-3 lg:px-6">
        <ColorControl className="max-lg:flex-1" name="color" label={words.color} value={start.primaryColor} />
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
          <ColorControl name="secondary" label={words.secondary} value={start.secondaryColor} />
          <ColorControl name="tint" label={words.tint} value={start.neutralTint} />
          {choices.map(({ name, options }) => (
            <Choice key={name} {...choose(name)}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Choice>
          ))}
          <Choice name="dir" label={words.dir} value={direction}>
            <option>ltr</option>
            <option>rtl</option>
          </Choice>
          <LanguageChoice />
          <Button
            variant="ghost"
            className="ms-auto"
            onClick={() => {
              if (form.current) fill(form.current, { ...defaults, ...own })
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

interface LabelledProps {
  label: string
  control: string
  className?: string | undefined
  children: ReactNode
}

function Labelled({ label, control, className, children }: LabelledProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={control} className="mb-1 block truncate text-xs font-semibold text-muted-foreground">
        {label}
      </label>
      {children}
    </div>
  )
}

function Choice(props: { name: string; label: string; value: string; children: ReactNode }) {
  const { name, label, value, children } = props
  const id = useId()
  return (
    <Labelled label={label} control={id}>
      <Select id={id} name={name} defaultValue={value} className="w-full">
        {children}
      </Select>
    </Labelled>
  )
}

interface ColorControlProps {
  name: string
  label: string
  value: string | undefined
  className?: string
}

/** A colour by eye and by number; the number counts, and none is a choice too. */
function ColorControl({ name, label, value, className }: ColorControlProps) {
  const id = useId()
  const { agency } = usePage()
  const hex = useRef<HTMLInputElement>(null)
  const well = useRef<HTMLInputElement>(null)
  return (
    <Labelled label={label} control={id} className={className}>
      <span className="flex min-h-11 items-center rounded-control border border-input bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-brand-edge">
        <input
          ref={well}
          type="color"
          aria-label={kitTexts.pick(label)}
          defaultValue={value ?? agency.primaryColor}
          onInput={(event) => {
            if (hex.current) hex.current.value = event.currentTarget.value
          }}
          className="size-11 shrink-0 cursor-pointer bg-transparent p-2"
        />
        <input
          ref={hex}
          id={id}
          name={name}
          defaultValue={value ?? ''}
          placeholder={kitTexts.none}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          dir="ltr"
          onInput={({ currentTarget }) => {
            const isRight = isColor(currentTarget.value) || (currentTarget.value === '' && name !== 'color')
            currentTarget.setAttribute('aria-invalid', String(!isRight))
            if (well.current && isColor(currentTarget.value)) well.current.value = currentTarget.value
          }}
          className="min-h-11 w-full min-w-[9ch] bg-transparent pe-3 text-sm font-semibold tabular-nums outline-none aria-invalid:text-destructive lg:w-[9.5ch]"
        />
      </span>
    </Labelled>
  )
}

/** The site's own switch of languages: it loads the page anew, and the address keeps the theme. */
function LanguageChoice() {
  const client = useApi()
  const { language, session } = usePage()
  const id = useId()
  const { data } = useQuery(languagesQuery(client))
  const languages = data?.languages ?? []
  return (
    <Labelled label={words.language} control={id}>
      <Select
        id={id}
        className="w-full"
        value={language}
        onChange={({ target }) => {
          const chosen = languages.find(({ code }) => code === target.value)
          if (chosen) void chooseLanguage(client, chosen.code, session.signedIn)
        }}
      >
        {languages.map(({ code, name, value }) => (
          <option key={code} value={code} lang={value}>
            {name}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** What the form says; a colour that is still being typed leaves the agency's own. */
function brandOf(form: HTMLFormElement, own: BrandInput): BrandInput {
  const { secondaryColor: _, neutralTint: __, ...rest } = own
  const said = Object.entries(brandFields).flatMap(([name, field]) => {
    const control = form.elements.namedItem(name)
    const value = control && 'value' in control ? String(control.value) : ''
    const counts = /color|Color|Tint/.test(field) ? isColor(value) : value !== ''
    return counts ? [[field, value]] : []
  })
  return { ...rest, ...parseBrandInput(Object.fromEntries(said)) }
}

function directionOf(form: HTMLFormElement): Direction {
  return new FormData(form).get('dir') === 'rtl' ? 'rtl' : 'ltr'
}

/** Puts a brand into the form. */
function fill(form: HTMLFormElement, brand: BrandInput): void {
  for (const [name, field] of Object.entries(brandFields)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    control.value = brand[field] ?? ''
    control.removeAttribute('aria-invalid')
    const well = control.previousElementSibling
    if (well instanceof HTMLInputElement && brand[field]) well.value = brand[field]
  }
  const direction = form.elements.namedItem('dir')
  if (direction instanceof HTMLSelectElement) direction.value = document.documentElement.dir
}
