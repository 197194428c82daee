import { useFieldTexts } from '../layout/field-texts.ts'
import type { Gone } from './removed-html.ts'

/** The parts removed from a typed or pasted text, with the reasons. */
export function RemovedNote({ gone }: { gone: readonly Gone[] }) {
  const { t } = useFieldTexts()
  return (
    <div
      role="status"
      className="mt-1.5 grid gap-1 text-xs leading-relaxed text-muted-foreground empty:hidden"
    >
      {gone.map(({ reason, what }) => (
        <p key={reason}>
          <span className="font-medium text-foreground">
            {t('html.gone', { what: what.map((name) => `\u2068${name}\u2069`).join(', ') })}
          </span>{' '}
          {t(`html.gone.${reason}`)}
        </p>
      ))}
    </div>
  )
}
