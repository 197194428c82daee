import { Avatar } from '../../ui/avatar.tsx'
import { useFieldTexts } from '../shell/field-texts.ts'
import { useOtherEditors } from './use-other-editors.ts'

/** A quiet mark at a field that another person is in. */
export function FieldPeople({ pointer }: { pointer: string }) {
  const { t } = useFieldTexts()
  const others = useOtherEditors(pointer)
  const [first] = others
  if (!first) return null
  const says = t('people.inField', { name: others.map(({ name }) => name).join(', ') })
  return (
    <span
      title={says}
      className="pointer-events-none absolute -start-2.5 -end-1 inset-y-0 border-s-2 border-brand-edge"
    >
      <span className="absolute end-1 top-0 flex rounded-full ring-2 ring-background pointer-coarse:end-12 pointer-coarse:top-2 group-focus-within/field:hidden group-hover/field:hidden">
        <Avatar name={first.name} label="" size="small" className="size-6! text-[0.625rem]!" />
      </span>
      <span className="sr-only">{says}</span>
    </span>
  )
}
