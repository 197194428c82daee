import { useId } from 'react'
import marks from '../../ui/footer-marks.svg?no-inline'
import { linkFault, linkOf } from '../html/link-fault.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { InvalidTextNote, useValidatedText } from './validated-text.tsx'

/** Address prefixes of the networks that make addresses from names. */
const starts = {
  linkedin: 'https://www.linkedin.com/company/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  discord: 'https://discord.gg/',
  tiktok: 'https://www.tiktok.com/@',
} as const

/** Hosts of the networks: text ending in one of them is an address without https. */
const hosts =
  /(?:^|\.)(?:linkedin\.com|instagram\.com|instagr\.am|facebook\.com|fb\.com|fb\.me|x\.com|twitter\.com|youtube\.com|youtu\.be|discord\.com|discord\.gg|tiktok\.com)$/i

/** An agency's page at a network: its address, or its name there, from which the address is made. */
export function SocialControl(props: ControlProps) {
  const { field, id, describedBy, isInvalid } = props
  const { t } = useFieldTexts()
  const note = useId()
  const network = field.pointer.slice(field.pointer.lastIndexOf('/') + 1) as Network
  const pattern = new RegExp(field.schema.pattern ?? '', 'u')
  const addressOf = (text: string) => profileOf(network, text) ?? linkOf(text)
  const { text, isTyped, hasInvalidText, write, end } = useValidatedText<string>({
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
  const isMade = isTyped && !hasInvalidText && written !== '' && written !== text.trim()
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
          aria-describedby={hasInvalidText || isMade ? note : describedBy}
          aria-invalid={isInvalid || hasInvalidText || undefined}
          onChange={({ target }) => write(target.value)}
          onBlur={end}
          className={`${controlStyle} text-with-page ps-8.5 rtl:ps-2.5 rtl:pe-8.5`}
        />
      </span>
      {hasInvalidText && (
        <InvalidTextNote id={note}>{t(`link.fault.${linkFault(written) ?? 'other'}`)}</InvalidTextNote>
      )}
      {isMade && (
        <p id={note} dir="ltr" className="mt-1 truncate text-xs text-muted-foreground rtl:text-end">
          {written}
        </p>
      )}
    </>
  )
}

export type Network = keyof typeof starts

/** Returns how addresses of pages at a network start; any https address for an unknown network. */
export function profileStart(network: string): string {
  return Object.hasOwn(starts, network) ? starts[network as Network] : 'https://'
}

/** Returns the page's address for a typed name such as `@aurora.travel`; null for other text. */
export function profileOf(network: string, typed: string): string | null {
  const start = profileStart(network)
  const [, at, name = ''] = /^(@?)([\p{L}\p{N}_][\p{L}\p{N}._-]{0,99})$/u.exec(typed.trim()) ?? []
  if (name === '' || start === 'https://') return null
  // Names contain dots, as hosts do: without an @, text is an address if it starts or ends like one of the network.
  const isAddress = !at && (/^www\./i.test(name) || hosts.test(name))
  return isAddress ? null : start + name
}
