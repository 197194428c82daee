// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { createText } from '../../platform/text.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import accountTexts from '../account/text/en.json' with { type: 'json' }
import { SignupForm, type SignupFormProps } from './signup-form.tsx'

const t = createText('en', { shell: accountTexts }).getFixedT(null, 'shell')
const good = {
  'First name': 'Mira',
  'Last name': 'Sol',
  Email: 'mira@traveller.example',
  Password: 'a long secret',
}

afterEach(cleanup)

function show(props: Partial<SignupFormProps> = {}) {
  const onSignup = vi.fn()
  const form = (more: Partial<SignupFormProps> = {}) => (
    <SignupForm t={t} pending={false} onSignup={onSignup} {...props} {...more} />
  )
  const { rerender } = render(form())
  return { onSignup, change: (more: Partial<SignupFormProps>) => rerender(form(more)) }
}

async function fill(change: Partial<typeof good> = {}) {
  for (const [label, text] of Object.entries({ ...good, ...change })) {
    await userEvent.clear(screen.getByLabelText(label, { exact: false, selector: 'input' }))
    if (text) await enterText(screen.getByLabelText(label, { exact: false, selector: 'input' }), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('sign-up form', () => {
  it('submits the input without surrounding spaces', async () => {
    const { onSignup } = show()
    await fill({ 'First name': '  Mira ', Email: ' mira@traveller.example ' })
    expect(onSignup).toHaveBeenCalledWith({
      firstName: 'Mira',
      lastName: 'Sol',
      email: 'mira@traveller.example',
      password: 'a long secret',
    })
  })

  it.each(
    proofCases(
      [
        [{ 'First name': ' ' }, 'First name', 'First name is required'],
        [{ 'Last name': '' }, 'Last name', 'Last name is required'],
        [{ Email: '' }, 'Email', 'Email is required'],
        [{ Email: 'mira@' }, 'Email', 'Please enter a valid email address'],
        [{ Password: '' }, 'Password', 'Password is required'],
        [{ Password: 'ninechars' }, 'Password', 'The password needs at least 10 characters'],
        [{ Password: 'MIRA@traveller.example' }, 'Password', 'The password must not be your email address'],
      ],
      3,
    ),
  )('shows errors, focuses the first and submits nothing: %j', async (change, label, reason) => {
    const { onSignup } = show()
    await fill(change)
    const field = screen.getByLabelText(label, { exact: false, selector: 'input' })
    expect(field).toHaveAccessibleDescription(reason)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(onSignup).not.toHaveBeenCalled()
  })

  it("shows the server's errors at their fields until these change, and others above", async () => {
    const { change } = show()
    await fill()
    change({ errors: { password: 'is one of the commonest' }, error: 'Something went wrong.' })
    const field = screen.getByLabelText('Password', { exact: false, selector: 'input' })
    expect(field).toHaveAccessibleDescription('is one of the commonest')
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
    await userEvent.type(field, '!')
    expect(field).toHaveAccessibleDescription(/^At least 10 characters/)
  })

  it('is not submitted twice', async () => {
    const { onSignup } = show({ pending: true })
    await fill()
    expect(onSignup).not.toHaveBeenCalled()
  })
})
