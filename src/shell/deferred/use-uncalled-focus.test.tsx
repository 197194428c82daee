// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useUncalledFocus } from './use-uncalled-focus.ts'

function Card() {
  return (
    <div ref={useUncalledFocus()} tabIndex={-1}>
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

describe('a card that nobody called, when it goes', () => {
  let close: () => void
  beforeEach(() => {
    const { rerender } = render(<Page hasCard={false} />)
    focus('before')
    rerender(<Page hasCard />)
    close = () => rerender(<Page hasCard={false} />)
  })

  it('gives the focus that it had back to where it came from', () => {
    focus('close')
    close()
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus()
  })

  it('leaves the focus where somebody has gone on', () => {
    focus('close')
    focus('elsewhere')
    close()
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus()
  })
})
