import { useFieldWords } from '../shell/field-words.ts'
import { useMomentWords } from '../shell/moment-words.ts'
import { usePointerWords } from '../shell/pointer-words.ts'
import { useReveal } from '../shell/reveal.ts'
import type { Schedule } from './schedules-query.ts'

/** Why something planned did not come, or did not go back, and the settings that it is about, each a way there. */
export function FailureReason({ failure }: { failure: NonNullable<Schedule['failure']> }) {
  const { t } = useFieldWords()
  const wordsOf = usePointerWords()
  const reveal = useReveal()
  const words = useMomentWords()
  const { code, at, pointers, plan } = failure
  const why = plan
    ? t('schedule.failure.plan', { name: words.quoted(plan.note || t('schedule.unnamed')) })
    : t(`schedule.failure.${code}`)
  return (
    <div className="rounded-md tint-destructive px-3 py-2.5">
      <p className="text-pretty">
        {why} {t(`schedule.failed.${at}`)}
      </p>
      {pointers.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
          {pointers.slice(0, 8).map((pointer) => (
            <li key={pointer}>
              <button
                type="button"
                className="text-start font-medium text-link underline underline-offset-2"
                onClick={() => reveal(pointer)}
              >
                {wordsOf(pointer).text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
