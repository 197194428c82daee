import { usePage } from '../../platform/page.tsx'
import type { Json } from '../../tenant/settings/json.ts'
import { cleanRichText } from '../../ui/rich-text.tsx'
import { codeNames } from '../controls/codes.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import type { ValueRow } from './value-rows.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, br, hr'

interface ShownValueProps {
  row: Pick<ValueRow, 'kind' | 'pointer'>
  value: Json | undefined
}

/** One value for display: a colour as a swatch, a picture as itself, a switch in words. */
export function ShownValue({ row: { kind, pointer }, value }: ShownValueProps) {
  const { t, option } = useFieldTexts()
  const { language } = usePage()
  const { day } = useTimeTexts()
  if (value === undefined || value === null || value === '')
    return <span className="text-muted-foreground italic">{t('diff.none')}</span>
  if (typeof value === 'boolean') return t(value ? 'diff.on' : 'diff.off')
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  if (Array.isArray(value)) return t('diff.entries', { count: value.length })
  if (typeof value !== 'string') return JSON.stringify(value)
  switch (kind) {
    case 'color':
      return <Swatch color={value} />
    case 'picture':
      return <Thumbnail address={value} />
    case 'choice':
    case 'scene':
    case 'light':
      return option({ pointer }, value)
    case 'country':
    case 'language':
    case 'currency':
      return codeNames(kind, language)(value)
    case 'date':
      return day(value)
    case 'html':
      return <span className="whitespace-pre-line">{htmlText(value)}</span>
    default:
      return (
        <span dir="auto" className="whitespace-pre-line break-words">
          {value}
        </span>
      )
  }
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 forced-color-adjust-none">
        <rect x="0.5" y="0.5" width="19" height="19" rx="5" fill={color} className="stroke-foreground/20" />
      </svg>
      <span dir="ltr" className="tabular-nums">
        {color}
      </span>
    </span>
  )
}

function Thumbnail({ address }: { address: string }) {
  return (
    <span className="inline-flex h-16 w-28 items-center justify-center overflow-hidden rounded-[min(var(--radius-control),0.5rem)] border bg-background align-middle">
      <img src={address} alt="" loading="lazy" className="max-h-14 max-w-24 object-contain" />
    </span>
  )
}

/** Returns HTML as visible text, one line for each paragraph. Its contents are neither loaded nor run. */
export function htmlText(html: string): string {
  // The page's policy accepts sanitised HTML; the parser also takes it as a string.
  const { body } = new DOMParser().parseFromString(cleanRichText(html) as string, 'text/html')
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const block of body.querySelectorAll(blocks)) block.after('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?(?:\n ?)*/g, '\n')
    .trim()
}
