import type { Text } from '../../platform/text.ts'
import { type PasswordFault, passwordFault } from '../../tenant/password-fault.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

interface NewPasswordFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'error' | 'required' | 'onChange' | 'className'> {
  t: Text
  value: string
  /** The person's address, if known. */
  email: string
}

/** Field for a new password: its rules are below it from the start, and each is marked while typing. */
export function NewPasswordField({ t, value, email, error, className, ...rest }: NewPasswordFieldProps) {
  const fault = passwordFault(value, email)
  const fulfilled = {
    length: fault !== 'short' && fault !== 'long',
    email: value !== '' && fault !== 'email',
  }
  return (
    <div className={className}>
      <Field
        {...rest}
        value={value}
        error={error}
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        start={<Icon name="lock" className="size-5 text-muted-foreground" />}
        hint={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <Rule isFulfilled={fulfilled.length}>{t('signup.passwordHint')}</Rule>
            <Rule isFulfilled={fulfilled.email && fulfilled.length}>{t('password.ruleEmail')}</Rule>
          </span>
        }
      />
      <span role="status" className="sr-only">
        {value !== '' && (fault === null ? t('password.good') : t('password.notYet'))}
      </span>
    </div>
  )
}

/** A rule is marked only when the input fulfils it; the icon shows this in addition to the colour. */
function Rule({ isFulfilled, children }: { isFulfilled: boolean; children: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5', isFulfilled && 'text-success')}>
      {isFulfilled ? (
        <Icon name="check" className="size-4" />
      ) : (
        <span className="mx-1.5 size-1 rounded-full bg-current" />
      )}
      {children}
    </span>
  )
}

/** Returns the error text of a password. */
export function passwordError(fault: PasswordFault | 'common' | null, t: Text): string | undefined {
  switch (fault) {
    case 'short':
      return t('signup.passwordShort')
    case 'long':
      return t('password.long')
    case 'email':
      return t('signup.passwordIsEmail')
    case 'common':
      return t('password.common')
    default:
      return undefined
  }
}
