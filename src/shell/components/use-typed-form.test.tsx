// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from '../../ui/field.tsx'
import { useTypedForm } from './use-typed-form.ts'

const onSend = vi.fn()

function NameForm() {
  const { form, field, submit } = useTypedForm({
    start: { first: '', last: '' },
    faultsOf: ({ first, last }) => ({
      first: first === '' ? 'missing' : undefined,
      last: last === '' ? 'missing' : undefined,
    }),
    refused: {},
    onSend,
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field label="First name" {...field('first')} />
      <Field label="Last name" {...field('last')} />
      <button type="submit">Send</button>
    </form>
  )
}

afterEach(() => {
  document.body.replaceChildren()
  onSend.mockClear()
})

it('takes over every field that was filled in before hydration', () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<NameForm />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  field('First name').value = 'Ada'
  field('Last name').value = 'Lovelace'
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(page, <NameForm />)
  })
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Lovelace'])
  expect(onSend.mock.calls).toEqual([[{ first: 'Ada', last: 'Lovelace' }]])
  act(() => root?.unmount())
})
