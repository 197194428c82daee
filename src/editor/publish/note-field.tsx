import { useId } from 'react'
import { controlStyle } from '../controls/control-style.ts'
import { useFieldTexts } from '../layout/field-texts.ts'

/** The note of a publication in the list of versions. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const { t } = useFieldTexts()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('publish.note')}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={500}
        placeholder={t('publish.notePlaceholder')}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        // Undo applies to the text in it, not to the draft.
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) event.stopPropagation()
        }}
        className={`${controlStyle} h-auto min-h-16 resize-y py-2 pointer-coarse:h-auto`}
      />
    </div>
  )
}
