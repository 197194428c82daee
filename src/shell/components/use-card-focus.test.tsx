// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCardFocus } from './use-card-focus.ts'

function Card() {
  return (
    <div ref={useCardFocus()} tabIndex={-1}>
      <button type="button">close</button>
    </div>
  )
}

function Page({ hasCard }: { hasCard: boolean }) {
  return (
    <>
      <button type="button">before</button>
      <button type="button">elsewhere</button>
      {hasCard && <Card />}
    </>
  )
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())

describe('closing of an unrequested card', () => {
  let close: () => void
  beforeEach(() => {
    const { rerender } = render(<Page hasCard={false} />)
    focus('before')
    rerender(<Page hasCard />)
    close = () => rerender(<Page hasCard={false} />)
  })

  it('returns its focus to the previous element', () => {
    focus('close')
    close()
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus()
  })

  it('leaves the focus where the visitor has moved it', () => {
    focus('close')
    focus('elsewhere')
    close()
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus()
  })
})
