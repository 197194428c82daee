import { useId, useState } from 'react'
import marks from '../../ui/footer-marks.svg?no-inline'
import { linkFault, linkOf } from '../html/link-fault.ts'
import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'
import { controlLook } from './control-look.ts'
import { type Network, profileOf, profileStart } from './social-profiles.ts'

/** An agency's page at a network: its address, or the name it has there, of which the address is made. */
export function SocialControl(props: ControlProps) {
  const { field, id, value, describedBy, isInvalid, onChange, onEnd } = props
  const { t } = useFieldWords()
  const note = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const network = field.pointer.slice(field.pointer.lastIndexOf('/') + 1) as Network
  const pattern = new RegExp(field.schema.pattern ?? '', 'u')
  const shown = typed ?? (typeof value === 'string' ? value : '')
  const written = profileOf(network, shown) ?? linkOf(shown)
  const isFit = written === '' || pattern.test(written)
  const fault = typed !== null && !isFit ? (linkFault(written) ?? 'other') : null
  const isMade = typed !== null && isFit && written !== '' && written !== typed.trim()
  return (
    <>
      <span className="relative flex">
        <svg
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 fill-current ${written === '' ? 'text-muted-foreground opacity-60' : 'text-foreground'}`}
        >
          <use href={`${marks}#${network}`} />
        </svg>
        <input
          id={id}
          dir="ltr"
          inputMode="url"
          value={shown}
          maxLength={field.schema.maxLength}
          placeholder={`${profileStart(network).slice('https://'.length)}…`}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={fault || isMade ? note : describedBy}
          aria-invalid={isInvalid || fault !== null || undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = profileOf(network, target.value) ?? linkOf(target.value)
            if (next === '') onChange(undefined, `type ${field.pointer}`)
            else if (pattern.test(next)) onChange(next, `type ${field.pointer}`)
          }}
          onBlur={() => {
            if (isFit) setTyped(null)
            onEnd()
          }}
          className={`${controlLook} text-with-page ps-8.5 rtl:ps-2.5 rtl:pe-8.5`}
        />
      </span>
      {fault && (
        <p id={note} role="alert" className="mt-1 text-xs font-medium text-destructive">
          {t(`link.fault.${fault}`)}
        </p>
      )}
      {isMade && (
        <p id={note} dir="ltr" className="mt-1 truncate text-xs text-muted-foreground rtl:text-end">
          {written}
        </p>
      )}
    </>
  )
}
