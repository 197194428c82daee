import { describe, expect, it, vi } from 'vitest'
import { codedReason } from '../../../tenant/settings/reason-code.ts'
import { beginCleaning } from './begin-cleaning.ts'
import { cleanHtmlInWorker } from './clean-html-in-worker.ts'
import { runningThread } from './html-thread.ts'

const turn = { group: 'aurora', member: 'ada' }
const long = `<p>${'word <em>and</em> '.repeat(600)}</p>`

/** Counts the turns of the event loop during some work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await work
  clearInterval(timer)
  return turns
}

describe('beginCleaning', () => {
  it('cleans short and long texts alike', async () => {
    const cleaning = beginCleaning(turn)
    expect(await cleaning.clean('<p onclick="x">a</p><script>b</script>')).toEqual({ html: '<p>a</p>' })
    expect(await cleaning.clean(`${long}<script>b</script>`)).toEqual({
      html: long.replace(' </p>', ' </p>'),
    })
  })

  it('refuses a text by its length and its depth, and cleans the next', async () => {
    const cleaning = beginCleaning(turn)
    expect(await cleaning.clean('x'.repeat(60_001))).toEqual({
      reason: 'has 60001 characters; at most 60000 are allowed',
    })
    const deep = { reason: 'has elements nested more than 100 levels deep' }
    expect(await cleaning.clean('<b>'.repeat(200))).toEqual(deep)
    expect(await cleaning.clean('<b>'.repeat(20_000))).toEqual(deep)
    expect(await cleaning.clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
  })

  it('names both lengths of a text that is too long only when it is stored', async () => {
    const cleaning = beginCleaning(turn)
    const reason =
      'has 59000 characters, and 295000 when it is stored, because HTML writes signs such as & and < as several; ' +
      'at most 60000 can be stored'
    expect(await cleaning.clean('&'.repeat(59_000))).toEqual({ reason })
    expect(codedReason(reason)).toEqual({
      code: 'htmlStored',
      values: { written: '59000', stored: '295000', limit: '60000' },
    })
    expect(await cleaning.clean('&'.repeat(12_000))).toEqual({ html: '&amp;'.repeat(12_000) })
  })

  it('bounds the length of all texts together', async () => {
    const cleaning = beginCleaning(turn)
    const text = 'x'.repeat(50_000)
    const results = []
    for (let count = 0; count < 22; count += 1) results.push(await cleaning.clean(text))
    expect(results.slice(0, 20).every((result) => 'html' in result)).toBe(true)
    expect(results[20]).toEqual({
      reason: 'brings all HTML to more than 1000000 characters',
    })
    // Another folder has a separate count.
    expect(await beginCleaning(turn).clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
  })

  it('leaves the event loop free', async () => {
    const cleaning = beginCleaning(turn)
    const costly = `${'<p>'.repeat(90)}${'<i>a</i><a href="/x">b</a>'.repeat(2000)}`
    const turns = await turnsDuring(Promise.all(Array.from({ length: 20 }, () => cleaning.clean(costly))))
    expect(turns).toBeGreaterThan(20)
  })

  it('ends with the request', async () => {
    const request = new AbortController()
    const cleaning = beginCleaning(turn, request.signal)
    const under = cleaning.clean(long)
    const waiting = cleaning.clean(long)
    request.abort(new Error('gone'))
    await expect(under).rejects.toThrow('gone')
    await expect(waiting).rejects.toThrow('gone')
    await expect(cleaning.clean('x')).rejects.toThrow('gone')
    expect(await beginCleaning(turn).clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
    expect(await beginCleaning(turn).clean(long)).toMatchObject({ html: expect.any(String) })
  })

  it('cleans one text of a busy agency before a text of another', async () => {
    const order: string[] = []
    const save = (group: string, member: string) =>
      beginCleaning({ group, member })
        .clean(long)
        .then(() => order.push(group))
    const flood = Array.from({ length: 40 }, (_, index) => save('aurora', `editor-${index % 4}`))
    await Promise.all([...flood, save('meridian', 'bo')])
    // One text of the flood is under way, and the next may begin as it ends.
    expect(order.indexOf('meridian')).toBeLessThan(3)
  })

  it('takes turns between the editors of one agency', async () => {
    const order: string[] = []
    const save = (member: string) =>
      beginCleaning({ group: 'aurora', member })
        .clean(long)
        .then(() => order.push(member))
    await Promise.all([...Array.from({ length: 20 }, () => save('ada')), save('bo')])
    expect(order.indexOf('bo')).toBeLessThan(3)
  })

  it('begins no text of a job that ended while the text waited', async () => {
    const job = { turn, isSpent: false }
    const before = cleanHtmlInWorker(long, { turn: { group: 'meridian', member: 'bo' }, isSpent: false })
    const waiting = cleanHtmlInWorker(long, job)
    job.isSpent = true
    expect(await before).toMatchObject({ html: expect.any(String) })
    expect(await waiting).toBeNull()
  })

  it('refuses the texts that wait behind one that ends the thread', async () => {
    const { worker } = runningThread()
    // The first text ends the thread as it arrives; a thread ended a moment later may have answered already.
    vi.spyOn(worker, 'postMessage').mockImplementation(() => void worker.terminate())
    const cleaning = beginCleaning(turn)
    const texts = Promise.all([cleaning.clean(long), cleaning.clean(long), cleaning.clean(long)])
    const refused = { reason: 'takes too long to clean; make its HTML simpler' }
    expect(await texts).toEqual([refused, refused, refused])
    expect(await beginCleaning(turn).clean(long)).toMatchObject({ html: expect.any(String) })
  })
})
