import type { ThemeTokens } from '../../../theme/resolve-tokens.ts'
import { LiveText } from '../kit-theme.tsx'
import { Section } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const scale = [
  ['hero', 'font-brand text-hero'],
  ['title', 'font-brand text-title'],
  ['heading', 'font-brand text-heading'],
  ['xl', 'text-xl'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const

const displayFace = ({ shape }: ThemeTokens) => shape['font-display'] ?? ''
const textFace = ({ shape }: ThemeTokens) => shape['font-sans'] ?? ''

/** The type scale in the pairing's fonts, in the scripts of the product's languages. */
export function TypeSection() {
  return (
    <Section id="type">
      <div className="grid gap-6 lg:grid-cols-2">
        <Face title={kitTexts.typeFaces.display} of={displayFace} className="font-brand" />
        <Face title={kitTexts.typeFaces.text} of={textFace} className="font-sans" />
      </div>
      <ul className="grid gap-6">
        {scale.map(([name, className]) => (
          <li key={name} className="grid gap-2 border-b pb-6 lg:grid-cols-[6rem_1fr] lg:items-baseline">
            <code className="text-sm text-muted-foreground">{name}</code>
            <span className={className}>{kitTexts.typeSample}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {kitTexts.scripts.map(({ lang, dir, title, text }) => (
          <div key={title} lang={lang} dir={dir} className="hyphens-auto">
            <p className="font-brand text-title">{title}</p>
            <p className="mt-3 max-w-prose text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

interface FaceProps {
  title: string
  of: (tokens: ThemeTokens) => string
  className: string
}

function Face({ title, of, className }: FaceProps) {
  return (
    <div className="min-w-0 rounded-xl border bg-card p-5 lg:p-8">
      <p className="text-sm font-semibold text-muted-foreground">{title}</p>
      <p className={`${className} mt-4 text-hero`} aria-hidden="true">
        AaGgRr
      </p>
      <p className={`${className} mt-3 text-xl`} aria-hidden="true">
        0123456789 €$£ ÅÆØ ßçñ أبجد
      </p>
      <p className="mt-4 line-clamp-2 text-sm text-muted-foreground" dir="ltr">
        <LiveText of={of} />
      </p>
    </div>
  )
}
