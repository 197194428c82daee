import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/**
 * The draft cannot be loaded: nothing is lost, and it can be tried again. The texts are the shell's, which are
 * already loaded.
 */
export function EditorFailure({ onRetry }: { onRetry: () => void }) {
  const { t: say } = useTranslation('shell')
  return (
    <div role="alert" className="m-auto grid justify-items-center gap-4 p-6 text-center">
      <p className="font-semibold">{say('common.somethingWrong')}</p>
      <Button onClick={onRetry}>{say('common.retry')}</Button>
    </div>
  )
}
