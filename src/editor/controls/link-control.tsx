import { useId, useState } from 'react'
import { linkFault, linkOf } from '../html/link-fault.ts'
import { useEditor } from '../shell/editor-context.tsx'
import { useFieldWords } from '../shell/field-words.ts'
import type { ControlProps } from './control.ts'
import { controlLook } from './control-look.ts'
import { linkTargets } from './link-targets.ts'
import { SelectBox } from './select-box.tsx'

const ELSEWHERE = 'elsewhere'

/** Where a link leads: a page of the site by its name, or an address elsewhere, which is kept once it is one. */
export function LinkControl(props: ControlProps) {
  const { field, id, label, value, describedBy, isInvalid, onChange, onEnd } = props
  const { t } = useFieldWords()
  const editor = useEditor()
  const own = useId()
  const address = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isElsewhere, setIsElsewhere] = useState(false)
  const pattern = new RegExp(field.schema.pattern ?? '', 'u')
  const takesPages = pattern.test('/about')
  const targets = takesPages ? linkTargets(editor.document()) : []
  const isPage = targets.some(({ path }) => path === address)
  const shown = typed ?? address
  const written = linkOf(shown)
  const mayBeEmpty = pattern.test('') || !field.isRequired
  const isFit = written === '' ? mayBeEmpty : pattern.test(written)
  const fault = typed !== null && !isFit ? (linkFault(written) ?? 'notHere') : null
  const write = (text: string) => {
    const next = linkOf(text)
    setTyped(text)
    if (next === '' && !field.isRequired && !pattern.test('')) onChange(undefined, `type ${field.pointer}`)
    else if (pattern.test(next) && next !== address) onChange(next, `type ${field.pointer}`)
  }
  const input = (
    <>
      <input
        id={takesPages ? own : id}
        dir="ltr"
        inputMode="url"
        value={shown}
        maxLength={field.schema.maxLength}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        aria-label={takesPages ? t('link.address', { name: label }) : undefined}
        aria-describedby={fault ? `${own}-fault` : describedBy}
        aria-invalid={isInvalid || fault !== null || undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          if (isFit) setTyped(null)
          onEnd()
        }}
        className={`${controlLook} text-with-page`}
      />
      {fault && (
        <p id={`${own}-fault`} role="alert" className="text-xs font-medium text-destructive">
          {t(`link.fault.${fault}`)}
        </p>
      )}
    </>
  )
  if (!takesPages) return input
  const isOther = isElsewhere || typed !== null || (address !== '' && !isPage)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <SelectBox
        id={id}
        value={isOther ? ELSEWHERE : address}
        describedBy={describedBy}
        onChange={(path) => {
          setTyped(null)
          setIsElsewhere(path === ELSEWHERE)
          if (path === ELSEWHERE) return
          onChange(path === '' && !pattern.test('') ? undefined : path)
          onEnd()
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
