import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'

/** What is left when an error that nobody caught has ended the app (spec §8). Every page's download holds it: it is small. */
export function AppFailure({ t, onRetry }: { t: Text; onRetry: () => void }) {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-6 text-center">
      <h1 className="font-brand text-title">{t('common.somethingWrong')}</h1>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </main>
  )
}
