import { useFieldTexts } from '../layout/field-texts.ts'
import { useChecks } from './checks-state.ts'

/** The number of findings that block publishing, on the publish button; nothing if there are none. */
export function PublishCount({ id }: { id: string }) {
  const { t } = useFieldTexts()
  const { blocking, advice } = useChecks()
  if (blocking.length + advice.length === 0) return null
  const words = [
    ...(blocking.length > 0 ? [t('checks.toMend', { count: blocking.length })] : []),
    ...(advice.length > 0 ? [t('checks.toLook', { count: advice.length })] : []),
  ]
  return (
    <>
      {blocking.length > 0 && (
        <span
          aria-hidden="true"
          className="-me-1 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-destructive px-1 text-[0.6875rem] font-bold text-destructive-foreground tabular-nums"
        >
          {blocking.length}
        </span>
      )}
      <span id={id} hidden>
        {words.join('. ')}
      </span>
    </>
  )
}
