import type { ReactNode } from 'react'
import type { ThemeTokens } from '../../../theme/resolve-tokens.ts'
import { LiveText } from '../kit-theme.tsx'
import { Section } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const corners = [
  'rounded-xs',
  'rounded-sm',
  'rounded-md',
  'rounded-lg',
  'rounded-xl',
  'rounded-control',
] as const
const heights = ['shadow-sm', 'shadow-card', 'shadow-lift', 'shadow-float'] as const
const rooms = ['p-2', 'p-3', 'p-4', 'p-5', 'p-6', 'p-8'] as const

const densityOf = ({ shape }: ThemeTokens) => `× ${shape.density ?? '1'}`
const elevationOf = ({ shape }: ThemeTokens) => `× ${shape.elevation ?? '1'}`
const radiusOf = ({ shape }: ThemeTokens) => shape.radius ?? ''

/** Corners, heights and spacing: an agency sets them once for every component. */
export function ShapeSection() {
  return (
    <Section id="shape">
      <Row title={kitTexts.shape.corners} of={radiusOf}>
        {corners.map((name) => (
          <Named key={name} name={name}>
            <span className={`block size-24 border-2 border-brand-edge bg-accent ${name}`} />
          </Named>
        ))}
      </Row>
      <Row title={kitTexts.shape.heights} of={elevationOf}>
        {heights.map((name) => (
          <Named key={name} name={name}>
            <span className={`block h-24 w-36 rounded-lg border bg-card ${name}`} />
          </Named>
        ))}
      </Row>
      <Row title={kitTexts.shape.room} of={densityOf}>
        {rooms.map((name) => (
          <Named key={name} name={name}>
            <span className={`block rounded-lg border bg-accent ${name}`}>
              <span className="block size-10 rounded-sm bg-primary forced-colors:border" />
            </span>
          </Named>
        ))}
      </Row>
    </Section>
  )
}

interface RowProps {
  title: string
  of: (tokens: ThemeTokens) => string
  children: ReactNode
}

function Row({ title, of, children }: RowProps) {
  return (
    <div>
      <h3 className="text-lg font-bold">
        {title} <LiveText of={of} className="ms-2 text-sm font-normal text-muted-foreground tabular-nums" />
      </h3>
      <ul className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-6">{children}</ul>
    </div>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <code className="mt-3 block text-xs text-muted-foreground">{name}</code>
    </li>
  )
}
