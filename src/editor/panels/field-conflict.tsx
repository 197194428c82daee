import { type ReactNode, useId, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { change } from '../../tenant/settings/change.ts'
import { isList, type Json } from '../../tenant/settings/json.ts'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../controls/control-style.ts'
import { fieldAt } from '../core/field-table.ts'
import { MarkedText, textSegments } from '../diff/marked-text.tsx'
import { ShownValue } from '../diff/shown-value.tsx'
import { ValueChange } from '../diff/value-change.tsx'
import { type ValueRow, valueRows } from '../diff/value-rows.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'
import { useConflict } from './use-field-state.ts'

/** A conflict: both values side by side; the user chooses one, or combines two texts. */
export function FieldConflict({ pointer, name }: { pointer: string; name: string }) {
  const editor = useEditor()
  const { t } = useFieldTexts()
  const conflict = useConflict(pointer)
  const [isWriting, setIsWriting] = useState(false)
  if (!conflict) return null
  const { mine, theirs, base } = conflict
  const isText = typeof mine === 'string' && typeof theirs === 'string' && isWritten(conflict.pointer)
  return (
    <div role="alert" className="tint-warning mt-2 rounded-lg border p-3 text-sm">
      <p className="font-semibold">{t('conflict.title', { name })}</p>
      <dl className="my-2.5 grid gap-2">
        <Side
          word={t('conflict.theirs')}
          {...{ base }}
          value={theirs}
          other={mine}
          pointer={conflict.pointer}
        />
        <Side
          word={t('conflict.mine')}
          {...{ base }}
          value={mine}
          other={theirs}
          pointer={conflict.pointer}
        />
      </dl>
      {isWriting && isText ? (
        <BothTexts
          name={name}
          texts={[theirs, mine]}
          isOneLine={fieldAt(conflict.pointer)?.kind === 'text'}
          most={fieldAt(conflict.pointer)?.schema.maxLength}
          onDone={(text) => {
            setIsWriting(false)
            editor.decide(conflict.pointer, { both: text })
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" variant="outline" onClick={() => editor.decide(conflict.pointer, 'theirs')}>
            {t('conflict.keepTheirs')}
          </Button>
          <Button size="small" onClick={() => editor.decide(conflict.pointer, 'mine')}>
            {t('conflict.useMine')}
          </Button>
          {isText && (
            <Button size="small" variant="ghost" onClick={() => setIsWriting(true)}>
              {t('conflict.both')}
            </Button>
          )}
        </div>
      )}
      <p className="mt-2 text-xs">{t('conflict.undo')}</p>
    </div>
  )
}

/** True for a field with free text; two colours cannot be combined. */
function isWritten(pointer: string): boolean {
  const kind = fieldAt(pointer)?.kind
  return kind === 'text' || kind === 'longText' || kind === 'html' || kind === 'list'
}

interface SideProps {
  word: string
  value: Json | undefined
  other: Json | undefined
  /** The value before both changes. */
  base: Json | undefined
  pointer: string
}

/** One of the two values: for a group its differing values, for a list its changes. */
function Side({ word, value, other, base = other, pointer }: SideProps) {
  const wordsOf = usePointerTexts()
  const rows = valueRows(change(pointer, other, value))
  const since = valueRows(change(pointer, base, value))
  const named = (at: string): ReactNode =>
    at !== pointer && <span className="block text-xs">{wordsOf(at).label}</span>
  return (
    <div className="min-w-0 rounded-md bg-background/70 p-2">
      <dt className="mb-1 text-xs">{word}</dt>
      <dd className="grid max-h-40 gap-1.5 overflow-auto font-medium break-words">
        {rows.map((row) => (
          <div key={row.pointer}>
            {named(row.pointer)}
            <Made row={row} since={since.find((one) => one.pointer === row.pointer)} />
          </div>
        ))}
      </dd>
    </div>
  )
}

/** A value's change: a list item by item, a text with marks, everything else as it is. */
function Made({ row, since = row }: { row: ValueRow; since: ValueRow | undefined }) {
  const { language } = usePage()
  const { before, after, kind } = since
  if (isList(row.after)) return <ValueChange row={since} />
  const isText = (kind === 'text' || kind === 'longText') && typeof before === 'string'
  const parts = isText && typeof after === 'string' ? textSegments(before, after, language) : null
  return parts ? <MarkedText parts={parts} /> : <ShownValue row={row} value={row.after} />
}

interface BothTextsProps {
  name: string
  texts: readonly string[]
  isOneLine: boolean
  /** The maximum number of characters. */
  most: number | undefined
  onDone: (text: string) => void
}

/** Both texts in one field, to combine them. */
function BothTexts({ name, texts, isOneLine, most = Number.POSITIVE_INFINITY, onDone }: BothTextsProps) {
  const { t } = useFieldTexts()
  const id = useId()
  const [text, setText] = useState(texts.join(isOneLine ? ' ' : '\n'))
  const made = isOneLine ? text.replaceAll(/\s+/g, ' ').trim() : text
  const count = [...made].length
  return (
    <div data-own-steps="" className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {t('conflict.bothName', { name })}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={isOneLine ? 2 : 5}
        value={text}
        aria-invalid={count > most || undefined}
        aria-describedby={`${id}room`}
        onChange={({ target }) => setText(target.value)}
        className={`${controlStyle} block h-auto py-2 leading-relaxed pointer-coarse:h-auto`}
      />
      <p id={`${id}room`} role="status" className="text-destructive empty:hidden">
        {count > most && t('refused.longWords', { count, most })}
      </p>
      <Button
        size="small"
        className="justify-self-start"
        disabled={count > most}
        onClick={() => onDone(made)}
      >
        {t('conflict.take')}
      </Button>
    </div>
  )
}
