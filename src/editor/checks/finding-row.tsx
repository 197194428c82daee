import type { Finding } from '../../contract/types.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import { useFindingWords } from './finding-words.ts'

interface FindingRowProps {
  finding: Finding
  onGo: (pointer: string) => void
  onFix: (finding: Finding) => void
}

/** One finding: where it is, what it is, and what can be done about it. */
export function FindingRow({ finding, onGo, onFix }: FindingRowProps) {
  const { t } = useFieldWords()
  const words = useFindingWords()
  const place = words.place(finding)
  const fix = words.fix(finding)
  return (
    <li className="flex gap-2.5 py-3">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${finding.level === 'blocking' ? 'bg-destructive' : 'bg-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted-foreground wrap-anywhere">{place}</p>
        <p className="mt-0.5 text-sm leading-snug wrap-anywhere">{words.said(finding)}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {fix !== null && (
            <Button
              variant="outline"
              size="small"
              aria-label={`${fix}: ${place}`}
              onClick={() => onFix(finding)}
              className="max-w-full"
            >
              <bdi className="truncate">{fix}</bdi>
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={t('checks.goTo', { name: place })}
            onClick={() => onGo(finding.pointer)}
            // Its words stand under those above.
            className={fix === null ? '-ms-3' : ''}
          >
            {t('checks.go')}
          </Button>
        </div>
      </div>
    </li>
  )
}
