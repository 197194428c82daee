import { useEffect } from 'react'
import { linkTypePairing } from '../../platform/link-type-pairing.ts'
import type { TypePairing } from '../../theme/theme-input.ts'
import { fontTokens, typePairings } from '../../theme/type-pairings.ts'
import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'

const pairings = Object.keys(typePairings) as TypePairing[]

/** Typefaces, each shown in itself. */
export function PairingControl({ field, id, label, value, onChange, onEnd }: ControlProps) {
  const { option } = useFieldWords()
  const chosen = String(value ?? field.schema.default)
  useEffect(() => {
    for (const pairing of pairings) void linkTypePairing(pairing)
  }, [])
  return (
    <div role="radiogroup" aria-label={label} className="grid grid-cols-2 gap-1.5">
      {pairings.map((pairing) => (
        <Face
          key={pairing}
          pairing={pairing}
          word={option(field, pairing)}
          group={id}
          isChosen={chosen === pairing}
          onChoose={() => {
            onChange(pairing)
            onEnd()
          }}
        />
      ))}
    </div>
  )
}

interface FaceProps {
  pairing: TypePairing
  word: string
  group: string
  isChosen: boolean
  onChoose: () => void
}

function Face({ pairing, word, group, isChosen, onChoose }: FaceProps) {
  const [sans, display] = typePairings[pairing].faces
  const fonts = fontTokens(typePairings[pairing])
  return (
    <label className="relative min-w-0 cursor-pointer rounded-lg border border-border bg-card px-2.5 py-2 transition-colors hover:border-brand-edge has-checked:border-brand-edge has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-label={word}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
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
    </label>
  )
}
