import { useEffect } from 'react'
import { linkTypePairing } from '../../platform/link-type-pairing.ts'
import type { TypePairing } from '../../theme/theme-input.ts'
import { fontTokens, typePairings } from '../../theme/type-pairings.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { cardStyle, FaceRadios } from './radio-groups.tsx'

const corner = 'size-4 border-2 border-e-0 border-b-0'

const lines = 'w-5 border-y-2'

const sheet = 'h-4 w-5 rounded-sm bg-card'

/** A small drawing of each choice. */
const drawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  radius: {
    none: corner,
    small: `${corner} rounded-ss-[3px]`,
    medium: `${corner} rounded-ss-[7px]`,
    large: `${corner} rounded-ss-[11px]`,
    full: `${corner} rounded-ss-full`,
  },
  density: { compact: `h-1.5 ${lines}`, comfortable: `h-2.5 ${lines}`, spacious: `h-4 ${lines}` },
  elevation: {
    flat: `${sheet} border`,
    soft: `${sheet} shadow-[0_0_0_1px_var(--border),0_2px_4px_color-mix(in_oklab,var(--foreground)_30%,transparent)]`,
    raised: `${sheet} -translate-y-0.5 shadow-[0_0_0_1px_var(--border),0_6px_8px_color-mix(in_oklab,var(--foreground)_45%,transparent)]`,
  },
}

const levelClasses = {
  group: 'flex gap-1',
  choice: `flex flex-1 flex-col items-center gap-1 px-1 pt-2 pb-1 text-muted-foreground ${cardStyle}`,
}

const pairings = Object.keys(typePairings) as TypePairing[]

const classes = { group: 'grid grid-cols-2 gap-1.5', choice: `px-2.5 py-2 ${cardStyle}` }

/** Type pairings, each shown in its own fonts. */
export function PairingControl({ field, id, label, value, onChange, onEnd }: ControlProps) {
  const { option } = useFieldTexts()
  const chosen = String(value ?? field.schema.default)
  useEffect(() => {
    for (const pairing of pairings) void linkTypePairing(pairing)
  }, [])
  return (
    <FaceRadios
      {...{ id, label, chosen, classes }}
      choices={pairings}
      onChoose={(pairing) => {
        onChange(pairing)
        onEnd()
      }}
      nameOf={(pairing) => option(field, pairing)}
      faceOf={(pairing) => <Face pairing={pairing} word={option(field, pairing)} />}
    />
  )
}

function Face({ pairing, word }: { pairing: TypePairing; word: string }) {
  const [sans, display] = typePairings[pairing].faces
  const fonts = fontTokens(typePairings[pairing])
  return (
    <>
      <span
        className="block truncate text-lg leading-snug"
        style={{ fontFamily: fonts['font-display'], fontWeight: fonts['font-weight-display'] }}
      >
        {word}
      </span>
      <span
        dir="ltr"
        className="text-with-page mt-0.5 block text-[0.6875rem] leading-snug text-pretty text-muted-foreground"
        style={{ fontFamily: fonts['font-sans'] }}
      >
        {[...new Set([display, sans])].map((face) => (
          <span key={face} className="block leading-tight text-balance">
            {face}
          </span>
        ))}
      </span>
    </>
  )
}

/** Levels side by side, each with a drawing. */
export function LevelControl({ field, id, label, value, onChange, onEnd }: ControlProps) {
  const { option } = useFieldTexts()
  const name = field.pointer.slice(field.pointer.lastIndexOf('/') + 1)
  const chosen = String(value ?? field.schema.default)
  return (
    <FaceRadios
      {...{ id, label, chosen }}
      classes={levelClasses}
      choices={field.schema.enum ?? []}
      onChoose={(one) => {
        onChange(one)
        onEnd()
      }}
      faceOf={(one) => (
        <>
          <span aria-hidden="true" className="flex h-5 items-center">
            <span className={`block border-current ${drawings[name]?.[one] ?? ''}`} />
          </span>
          <span className="max-w-full truncate text-xs">{option(field, one)}</span>
        </>
      )}
    />
  )
}
