import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../controls/control-style.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { linkFault, linkOf } from './link-fault.ts'

/** The target of a link, checked before it is set, with the reason if it is invalid. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useFieldTexts()
  const [given] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(given)
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const fault = isChecked ? linkFault(linkOf(address)) : null
  useEffect(() => field.current?.select(), [])
  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const keep = () => {
    const href = linkOf(address)
    setIsChecked(true)
    if (linkFault(href)) return
    const chain = editor.chain().extendMarkRange('link')
    // Without a selection, the address itself is the text.
    if (editor.state.selection.empty && !given) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain.setLink({ href }).run()
    leave()
  }
  return (
    <form
      method="post"
      aria-label={t('html.link')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        keep()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        leave()
      }}
      className="grid gap-2 border-b bg-muted/60 p-2.5"
    >
      <label htmlFor={id} className="text-xs font-semibold">
        {t('html.address')}
      </label>
      <input
        ref={field}
        id={id}
        dir="ltr"
        value={address}
        placeholder="https:// · /about"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => setAddress(target.value)}
        className={`${controlStyle} text-with-page`}
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-xs font-medium text-destructive">
          {t(`link.fault.${fault}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small">
          {t('html.setLink')}
        </Button>
        {given && (
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              leave()
            }}
          >
            {t('html.removeLink')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={leave}>
          {t('html.cancel')}
        </Button>
      </div>
    </form>
  )
}
