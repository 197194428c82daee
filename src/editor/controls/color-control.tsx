import { useId, useLayoutEffect, useRef, useState } from 'react'
import { readColor } from '../../platform/color-text.ts'
import { black, toHex } from '../../theme/srgb.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle, iconButton } from './control-style.ts'
import { useColorDrag } from './use-color-drag.ts'
import { useValidatedText } from './validated-text.tsx'

const Dropper = (globalThis as { EyeDropper?: EyeDropperMaker }).EyeDropper

/** Picks a colour from anywhere on the screen if the browser can; null if the user cancels. */
const pickFromScreen: (() => Promise<string | null>) | null = Dropper
  ? () =>
      new Dropper().open().then(
        ({ sRGBHex }) => sRGBHex.toLowerCase(),
        () => null,
      )
  : null

const dropper = 'M4 20l1-4 8.5-8.5 3 3L8 19l-4 1ZM12 6l6 6M14.5 8.5 17 6a1.8 1.8 0 0 1 2.6 2.6L17 11'

/**
 * A colour by number, by eye and from the screen. Typed text changes nothing until it is a colour; if it is not one
 * when the field loses the focus, it stays with an error.
 */
export function ColorControl(props: ControlProps) {
  const { field, id, label, value, describedBy, isInvalid, invalidText, onChange } = props
  const { t } = useFieldTexts()
  const text = useRef<HTMLInputElement>(null)
  const color = typeof value === 'string' ? value : ''
  const well = useColorDrag(props, text)
  const {
    text: shown,
    write,
    end,
  } = useValidatedText<string>({
    ...props,
    gesture: `type ${field.pointer}`,
    shown: color,
    read: (typed) => {
      const next = hexOf(typed)
      if (next !== null) return { value: next }
      return typed.trim() === '' && !field.isRequired ? { value: undefined } : null
    },
  })
  const [isLeft, setIsLeft] = useState(true)
  const isUnread = isLeft && invalidText !== null
  const hint = useId()
  const nameId = `${id}-name`
  // The tools of the main colour do not repeat its name, which identifies the field alone.
  const isBrand = field.pointer === '/agency/primaryColor'
  const pickName = isBrand ? t('color.pickBrand') : t('color.pickOf', { name: label })
  const dropperName = isBrand ? t('color.fromScreenBrand') : t('color.fromScreenOf', { name: label })

  // The field is uncontrolled while the user types; outside changes, such as 'Undo', are shown in it.
  useLayoutEffect(() => {
    const input = text.current
    if (input && input.value !== shown) input.value = shown
    if (well.current && color) well.current.value = color
  }, [shown, color, well])

  // A colour may be written in CSS syntax; it is read once the field loses the focus.
  const leave = () => {
    const meant = invalidText === null ? null : colorInCss(invalidText)
    if (meant !== null) write(meant)
    end()
    setIsLeft(true)
  }
  return (
    <>
      <div className="flex items-center gap-1.5">
        <span className="relative size-9 shrink-0 overflow-hidden rounded-control border border-input focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring pointer-coarse:size-11">
          <input
            ref={well}
            type="color"
            aria-label={pickName}
            aria-describedby={nameId}
            defaultValue={color || toHex(black)}
            className={`absolute -inset-1 size-[calc(100%+0.5rem)] cursor-pointer appearance-none border-0 bg-transparent p-0 outline-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0 ${color ? '' : 'opacity-0'}`}
          />
          {!color && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 bg-[repeating-linear-gradient(135deg,var(--input)_0_1px,transparent_1px_6px)]"
            />
          )}
        </span>
        <input
          ref={text}
          id={id}
          dir="ltr"
          defaultValue={shown}
          placeholder={t('color.none')}
          spellCheck={false}
          autoComplete="off"
          maxLength={20}
          aria-describedby={[describedBy, hint].filter(Boolean).join(' ')}
          aria-invalid={isInvalid || isUnread || undefined}
          onInput={({ currentTarget }) => {
            setIsLeft(false)
            write(currentTarget.value)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave()
          }}
          onBlur={leave}
          className={`${controlStyle} text-with-page min-w-0 font-medium tabular-nums`}
        />
        {pickFromScreen && (
          <button
            type="button"
            className={`${iconButton} size-9`}
            aria-label={dropperName}
            aria-describedby={nameId}
            title={dropperName}
            onClick={async () => {
              const picked = await pickFromScreen?.()
              if (picked) onChange(picked)
            }}
          >
            <Icon path={dropper} className="size-4" />
          </button>
        )}
      </div>
      <p
        id={hint}
        hidden={!isUnread}
        role={isUnread ? 'alert' : undefined}
        className="mt-1 text-xs font-medium text-destructive"
      >
        {isUnread ? t('refused.color') : t('color.form')}
      </p>
    </>
  )
}

/** The # is optional, since other tools copy colours without it. */
function hexOf(written: string): string | null {
  return readColor(written) ?? readColor(`#${written.trim()}`)
}

/** Returns `#rrggbb` for a CSS colour such as `red` or `hsl(20 80% 40%)`; null for invalid or translucent ones. */
function colorInCss(written: string): string | null {
  const { style } = document.createElement('span')
  style.color = written
  if (style.color === '') return null
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return null
  context.fillStyle = written
  return readColor(context.fillStyle)
}

interface EyeDropperMaker {
  new (): { open: () => Promise<{ sRGBHex: string }> }
}
