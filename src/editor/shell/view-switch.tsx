import { Segments } from '../controls/segments.tsx'
import { useFieldWords } from './field-words.ts'
import type { Side } from './side.ts'

/** On a phone: the settings, or what they look like. */
export function ViewSwitch({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { t } = useFieldWords()
  return (
    <div className="border-t bg-card p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <Segments
        id="editor-side"
        label={t('view.switch')}
        choices={['settings', 'preview']}
        chosen={side}
        onChoose={(next) => onSide(next as Side)}
        wordOf={(one) => (one === 'settings' ? t('region.settings') : t('region.preview'))}
      />
    </div>
  )
}
