import { flushSync } from 'react-dom'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useEditor } from './editor-context.tsx'
import { useFieldWords } from './field-words.ts'
import { type Side, sideAtom } from './side.ts'
import { useParts } from './use-parts.ts'

/** The first stops of the Tab key: past the actions, past all settings. Seen while one of them has the focus. */
export function SkipLinks() {
  const { t } = useFieldWords()
  const { store } = useEditor()
  const enter = useParts()
  return (
    <div className="sr-only focus-within:not-sr-only focus-within:absolute focus-within:inset-x-0 focus-within:top-0 focus-within:z-50 focus-within:flex focus-within:h-13 focus-within:items-center focus-within:gap-2 focus-within:overflow-hidden focus-within:border-b focus-within:bg-card focus-within:px-3">
      {(['settings', 'preview'] as const satisfies readonly Side[]).map((part) => (
        <button
          key={part}
          type="button"
          onClick={() => {
            // A phone shows one of the two: it takes no focus before it is seen.
            flushSync(() => store.set(sideAtom, part))
            enter(part)
          }}
          className={buttonClasses({ variant: 'outline', size: 'small' })}
        >
          {t(`skip.${part}`)}
        </button>
      ))}
      <span className="min-w-0 truncate text-sm text-muted-foreground max-md:hidden">{t('skip.keys')}</span>
    </div>
  )
}
