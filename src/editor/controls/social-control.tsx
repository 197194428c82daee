import { useId } from 'react'
import marks from '../../ui/footer-marks.svg?no-inline'
import { linkFault, linkOf } from '../html/link-fault.ts'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { type Network, profileOf, profileStart } from './social-profiles.ts'
import { UnfitNote } from './unfit-note.tsx'
import { useValidatedText } from './use-validated-text.ts'

/** An agency's page at a network: its address, or its name there, from which the address is made. */
export function SocialControl(props: ControlProps) {
  const { field, id, describedBy, isInvalid } = props
  const { t } = useFieldTexts()
  const note = useId()
  const network = field.pointer.slice(field.pointer.lastIndexOf('/') + 1) as Network
  const pattern = new RegExp(field.schema.pattern ?? '', 'u')
  const addressOf = (text: string) => profileOf(network, text) ?? linkOf(text)
  const { text, isTyped, isUnfit, write, end } = useValidatedText<string>({
    ...props,
    gesture: `type ${field.pointer}`,
    shown: typeof props.value === 'string' ? props.value : '',
    read: (typed) => {
      const address = addressOf(typed)
      if (address === '') return { value: undefined }
      return pattern.test(address) ? { value: address } : null
    },
  })
  const written = addressOf(text)
  const isMade = isTyped && !isUnfit && written !== '' && written !== text.trim()
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
          value={text}
          maxLength={field.schema.maxLength}
          placeholder={`${profileStart(network).slice('https://'.length)}…`}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={isUnfit || isMade ? note : describedBy}
          aria-invalid={isInvalid || isUnfit || undefined}
          onChange={({ target }) => write(target.value)}
          onBlur={end}
          className={`${controlStyle} text-with-page ps-8.5 rtl:ps-2.5 rtl:pe-8.5`}
        />
      </span>
      {isUnfit && <UnfitNote id={note}>{t(`link.fault.${linkFault(written) ?? 'other'}`)}</UnfitNote>}
      {isMade && (
        <p id={note} dir="ltr" className="mt-1 truncate text-xs text-muted-foreground rtl:text-end">
          {written}
        </p>
      )}
    </>
  )
}
