import { describe, expect, it } from 'vitest'
import { close, emptyHistory, type History, record, redo, undo } from './history.ts'

const to = (after: string, before = '#000000', pointer = '/agency/primaryColor') => ({
  pointer,
  before,
  after,
})

/** A drag from black to white, in two hundred events. */
function drag(history: History, gesture: string): History {
  return Array.from({ length: 200 }, (_, step) => to(step === 199 ? '#ffffff' : `#0000${step}`)).reduce(
    (before, change) => record(before, [change], gesture),
    history,
  )
}

describe('history', () => {
  it('has one entry for a gesture, however many events it has', () => {
    const { done } = drag(emptyHistory, 'drag')
    expect(done).toEqual([{ gesture: 'drag', changes: [to('#ffffff')] }])
  })

  it('has two for a gesture that ended in between, and none for one that ends where it began', () => {
    const first = close(record(emptyHistory, [to('#111111')], 'typing'))
    expect(record(first, [to('#222222', '#111111')], 'typing').done).toHaveLength(2)
    const there = record(emptyHistory, [to('#111111')], 'try')
    expect(record(there, [to('#000000', '#111111')], 'try').done).toEqual([])
  })

  it('undoes and redoes, until something else is done', () => {
    const history = record(record(emptyHistory, [to('#111111')], 'a'), [to('#222222', '#111111')], 'b')
    const back = undo(history)
    expect(back?.changes).toEqual([to('#111111', '#222222')])
    const again = back && redo(back.history)
    expect(again?.changes).toEqual([to('#222222', '#111111')])
    expect(again?.history.done).toHaveLength(2)
    expect(back && redo(record(back.history, [to('x', 'y', '/agency/city')], 'c'))).toBeNull()
    expect(undo(emptyHistory)).toBeNull()
  })

  it('undoes several fields of one gesture together, the last first', () => {
    const both = [to('a', 'b', '/agency/city'), to('c', 'd', '/agency/state')]
    expect(undo(record(emptyHistory, both, 'preset'))?.changes).toEqual([
      to('d', 'c', '/agency/state'),
      to('b', 'a', '/agency/city'),
    ])
  })

  it('holds two hundred gestures', () => {
    let history = emptyHistory
    for (let step = 0; step < 250; step++) history = record(history, [to(`${step}`)], `${step}`)
    expect(history.done).toHaveLength(200)
    expect(history.done[0]?.gesture).toBe('50')
  })
  it('holds fewer large ones, but always the latest', () => {
    let history = emptyHistory
    const large = (letter: string) => letter.repeat(900_000)
    for (const letter of 'abcdefg') history = record(history, [to(large(letter))], letter)
    expect(history.done.map(({ gesture }) => gesture)).toEqual(['c', 'd', 'e', 'f', 'g'])
    history = record(history, [to(large('x').repeat(6))], 'all')
    expect(record(history, [to(large('y').repeat(6))], 'all').done).toHaveLength(1 + 4)
    expect(record(history, [to('#111111')], 'next').done.map(({ gesture }) => gesture)).toEqual(['next'])
  })
})
