import type { MarkupAudience } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { Select } from '../../ui/select.tsx'

const audiences: readonly MarkupAudience[] = ['public', 'member', 'agent']

interface AudienceSelectProps {
  audience: MarkupAudience
  onChange: (audience: MarkupAudience) => void
  className?: string
}

/** Whom a markup is for: everyone, members or agents. */
export function AudienceSelect({ audience, onChange, className }: AudienceSelectProps) {
  const t = useText('shell')
  return (
    <Select
      label={t('markups.audience')}
      value={audience}
      {...(className && { className })}
      onChange={({ target }) => onChange(audiences.find((one) => one === target.value) ?? 'public')}
    >
      {audiences.map((one) => (
        <option key={one} value={one}>
          {t(`markups.audience.${one}`)}
        </option>
      ))}
    </Select>
  )
}
