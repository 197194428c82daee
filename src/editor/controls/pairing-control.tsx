import { useEffect } from 'react'
import { linkTypePairing } from '../../platform/link-type-pairing.ts'
import type { TypePairing } from '../../theme/theme-input.ts'
import { fontTokens, typePairings } from '../../theme/type-pairings.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { ControlProps } from './control.ts'
import { cardStyle, FaceRadios } from './radio-groups.tsx'

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
