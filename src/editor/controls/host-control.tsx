import { useEditor } from '../shell/editor-context.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { ControlProps } from './control.ts'
import { SelectBox } from './select-box.tsx'

/** One of the agency's hosts; without a choice, the first. */
export function HostControl({ id, value, describedBy, onChange, onEnd }: ControlProps) {
  const { hosts } = useEditor()
  const { t } = useFieldTexts()
  const [first] = hosts
  if (!first) return <p className="text-sm text-muted-foreground">{t('host.none')}</p>
  const chosen = typeof value === 'string' ? value : ''
  return (
    <SelectBox
      id={id}
      value={chosen}
      describedBy={describedBy}
      onChange={(host) => {
        onChange(host === '' ? undefined : host)
        onEnd()
      }}
    >
      <option value="">{t('host.first', { host: first })}</option>
      {[...new Set([...hosts, ...(chosen ? [chosen] : [])])].map((host) => (
        <option key={host} value={host}>
          {host}
        </option>
      ))}
    </SelectBox>
  )
}
