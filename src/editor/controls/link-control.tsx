import { useId, useState } from 'react'
import { linkFault, linkOf } from '../html/link-fault.ts'
import { useEditor } from '../layout/editor-context.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkTargets } from '../preview/preview-pages.ts'
import type { ControlProps } from './control.ts'
import { controlStyle } from './control-style.ts'
import { SelectBox } from './select-box.tsx'
import { InvalidTextNote, useValidatedText } from './validated-text.tsx'

const ELSEWHERE = 'elsewhere'

/** A link's target: a page of the site by its name, or an external address, stored once it is valid. */
export function LinkControl(props: ControlProps) {
  const { field, id, label, value, describedBy, isInvalid } = props
  const { t } = useFieldTexts()
  const editor = useEditor()
  const own = useId()
  const address = typeof value === 'string' ? value : ''
  const [isElsewhere, setIsElsewhere] = useState(false)
  const pattern = new RegExp(field.schema.pattern ?? '', 'u')
  const takesPages = pattern.test('/about')
  const targets = takesPages ? linkTargets(editor.document()) : []
  const isPage = targets.some(({ path }) => path === address)
  const mayBeEmpty = pattern.test('') || !field.isRequired
  const { text, isTyped, hasInvalidText, write, end } = useValidatedText<string>({
    ...props,
    gesture: `type ${field.pointer}`,
    shown: address,
    read: (typed) => {
      const next = linkOf(typed)
      if (pattern.test(next)) return { value: next }
      return next === '' && !field.isRequired ? { value: undefined } : null
    },
  })
  const input = (
    <>
      <input
        id={takesPages ? own : id}
        dir="ltr"
        inputMode="url"
        value={text}
        maxLength={field.schema.maxLength}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        aria-label={takesPages ? t('link.address', { name: label }) : undefined}
        aria-describedby={hasInvalidText ? `${own}-fault` : describedBy}
        aria-invalid={isInvalid || hasInvalidText || undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={end}
        className={`${controlStyle} text-with-page`}
      />
      {hasInvalidText && (
        <InvalidTextNote id={`${own}-fault`}>
          {t(`link.fault.${linkFault(linkOf(text)) ?? 'notHere'}`)}
        </InvalidTextNote>
      )}
    </>
  )
  if (!takesPages) return input
  const isOther = isElsewhere || isTyped || (address !== '' && !isPage)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <SelectBox
        id={id}
        value={isOther ? ELSEWHERE : address}
        describedBy={describedBy}
        onChange={(path) => {
          setIsElsewhere(path === ELSEWHERE)
          if (path === ELSEWHERE) return
          write(path)
          end()
        }}
      >
        {mayBeEmpty && <option value="">{t('link.nowhere')}</option>}
        {targets.map((target) => (
          <option key={target.path} value={target.path}>
            {target.word ? t(target.word) : target.name}
          </option>
        ))}
        <option value={ELSEWHERE}>{t('link.elsewhere')}</option>
      </SelectBox>
      {isOther && input}
    </div>
  )
}
