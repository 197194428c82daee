import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { languagesQuery } from '../../api/languages.ts'
import { useApi } from '../../platform/api.tsx'
import { readColor } from '../../platform/color-text.ts'
import { usePage } from '../../platform/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/select.tsx'
import { chooseLanguage } from '../pickers/choose-language.ts'
import { kitTexts } from './texts.ts'

export interface Unread {
  name: string
  /** The reason, and which value applies meanwhile. */
  reason: string
}

interface ColorControlProps {
  name: string
  label: string
  /** Undefined: no colour. */
  value: string | undefined
  /** True if a colour is required. */
  required?: boolean
  /** Initial colour of the picker while there is none. */
  opensAt: string
  /** Id of the sentence that explains an invalid input; undefined while it is valid. */
  note: string | undefined
  onUnread: (unread: Unread | null) => void
  className?: string
}

/**
 * Colour field with a picker and a text input. The form receives the last valid colour, so that unfinished input
 * changes nothing.
 */
export function ColorControl(props: ColorControlProps) {
  const { name, label, value = '', required = false, opensAt, note, onUnread, className } = props
  const id = useId()
  const lastValid = useRef<HTMLInputElement>(null)
  const well = useRef<HTMLInputElement>(null)
  const hex = useRef<HTMLInputElement>(null)

  // A hidden field's value is its attribute: the stylesheet detects an empty one by it, and React would overwrite a
  // given one.
  useLayoutEffect(() => {
    if (lastValid.current) lastValid.current.value = value
  }, [value])

  const keep = (color: string) => {
    if (lastValid.current) lastValid.current.value = color
    if (well.current && color) well.current.value = color
    onUnread(null)
  }
  const read = (text: string) => {
    const color = text.trim() === '' && !required ? '' : readColor(text)
    if (color !== null) keep(color)
    else onUnread({ name, reason: kitTexts.unread(label, lastValid.current?.value || kitTexts.none) })
  }

  return (
    <DockLabel label={label} control={id} className={className}>
      <span className="group flex h-11 items-center rounded-control border border-input bg-card pe-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-brand-edge has-aria-invalid:border-destructive forced-colors:has-aria-invalid:border-3">
        <input ref={lastValid} type="hidden" name={name} data-kept="" />
        <span className="relative -my-px size-11 shrink-0">
          <input
            ref={well}
            type="color"
            aria-label={kitTexts.pick(label)}
            defaultValue={value || opensAt}
            onInput={({ currentTarget }) => {
              if (hex.current) hex.current.value = currentTarget.value
              keep(currentTarget.value)
            }}
            className="size-full cursor-pointer bg-transparent [&::-moz-color-swatch]:rounded-control [&::-webkit-color-swatch]:rounded-control [&::-webkit-color-swatch]:border-input [&::-webkit-color-swatch-wrapper]:p-2.5 group-has-[[data-kept][value='']]:opacity-0"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-2.5 hidden rounded-control border border-dashed border-input bg-[repeating-linear-gradient(135deg,var(--input)_0_1px,transparent_1px_5px)] group-has-[[data-kept][value='']]:block"
          />
        </span>
        <input
          ref={hex}
          id={id}
          defaultValue={value}
          placeholder={kitTexts.none}
          spellCheck={false}
          autoComplete="off"
          maxLength={20}
          dir="ltr"
          aria-invalid={note ? true : undefined}
          aria-describedby={note}
          onInput={({ currentTarget }) => read(currentTarget.value)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = lastValid.current?.value ?? ''
            onUnread(null)
          }}
          className="text-with-page -my-px h-11 w-full min-w-[9ch] bg-transparent text-sm font-semibold tabular-nums outline-none aria-invalid:text-destructive lg:w-[9ch]"
        />
      </span>
    </DockLabel>
  )
}

/** The site's own language picker: it reloads the page, and the address keeps the theme. */
export function LanguageChoice() {
  const client = useApi()
  const { language, session } = usePage()
  const id = useId()
  const { data } = useQuery(languagesQuery(client))
  const languages = data?.languages ?? []
  return (
    <DockLabel label={kitTexts.switches.language} control={id}>
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
    </DockLabel>
  )
}

interface DockLabelProps {
  label: string
  /** Id of the control below it. */
  control: string
  className?: string | undefined
  children: ReactNode
}

/** A control of the dock with its label. */
export function DockLabel({ label, control, className, children }: DockLabelProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={control} className="mb-1 block truncate text-xs font-semibold text-muted-foreground">
        {label}
      </label>
      {children}
    </div>
  )
}
