import type { CancellationPolicySummary, CruiseLineName } from '../../contract/types.ts'
import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface CruiseLineListProps {
  t: Text
  lines: readonly CancellationPolicySummary[]
}

/** The cruise lines in a column: those with conditions are links, the others show that there are none yet. */
export function CruiseLineList({ t, lines }: CruiseLineListProps) {
  return (
    <ul className="mt-10 border-t">
      {lines.map(({ line, isPublished }) => (
        <li key={line} className="border-b">
          {isPublished ? (
            <Link
              href={`/cancellation-policy/${line}`}
              className="group flex flex-wrap items-center gap-x-4 gap-y-1 py-5 lg:py-6"
            >
              <span className="font-brand grow text-heading group-hover:text-link">{lineName(line)}</span>
              <span className="inline-flex items-center gap-2 font-semibold text-link group-hover:underline">
                {t('cancellation.read')}
                <Icon name="end" className="size-4" />
              </span>
            </Link>
          ) : (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 py-5 text-muted-foreground lg:py-6">
              <span className="font-brand grow text-heading">{lineName(line)}</span>
              {t('cancellation.none')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const names: ReadonlyMap<string, string> = new Map<CruiseLineName, string>([
  ['royal-caribbean', 'Royal Caribbean'],
  ['carnival', 'Carnival'],
  ['mcl', 'MCL'],
  ['celebrity', 'Celebrity'],
  ['disney', 'Disney'],
])

/** Returns a cruise line's display name; empty for an unknown one. */
export function lineName(line: string): string {
  return names.get(line) ?? ''
}

/** Offers the agency's contact for questions; renders nothing if it has no address. */
export function QuestionLine({ t }: { t: Text }) {
  const { contactEmailId } = useAgency()
  if (!isPresent(contactEmailId)) return null
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-accent p-5 text-accent-foreground">
      <span className="font-semibold">{t('cancellation.question')}</span>
      <a
        href={`mailto:${contactEmailId}`}
        className="inline-flex min-h-11 items-center gap-2 wrap-anywhere underline underline-offset-4"
      >
        <Icon name="mail" className="size-4.5" />
        {t('common.contactEmail', { email: contactEmailId })}
      </a>
    </p>
  )
}
