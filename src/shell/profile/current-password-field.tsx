import { useText } from '../../platform/text.ts'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

interface CurrentPasswordFieldProps extends Pick<FieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  email: string
}

/** Field for the current password of a signed-in user, to confirm an action. */
export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  const t = useText('shell')
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...field}
        required
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
      />
    </>
  )
}
