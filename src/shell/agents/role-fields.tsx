import type { Agent } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { agentTypes } from './agent-badges.tsx'

export type Role = Pick<Agent, 'userType' | 'isRestricted'>

interface RoleFieldsProps {
  role: Role
  onChange: (role: Role) => void
  disabled?: boolean
}

/** Role fields of an agent; only an owner can make owners. */
export function RoleFields({ role, onChange, disabled = false }: RoleFieldsProps) {
  const t = useText('shell')
  const { session } = usePage()
  const isOwner = session.userType === 'AgencyOwner'
  return (
    <>
      <Select
        label={t('agents.role')}
        hint={t(`agents.hint.${role.userType}`)}
        value={role.userType}
        disabled={disabled}
        onChange={({ target }) => {
          const userType = agentTypes.find((type) => type === target.value)
          if (userType) onChange({ ...role, userType })
        }}
      >
        {agentTypes.map((type) => (
          <option key={type} value={type} disabled={type === 'AgencyOwner' && !isOwner}>
            {t(`agents.type.${type}`)}
          </option>
        ))}
      </Select>
      <Switch
        label={t('agents.restricted')}
        hint={t('agents.restrictedHint')}
        checked={role.isRestricted}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...role, isRestricted: target.checked })}
      />
    </>
  )
}
