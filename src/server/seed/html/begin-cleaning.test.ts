import { describe, expect, it } from 'vitest'
import { beginCleaning } from './begin-cleaning.ts'
import { cleanInWorker } from './clean-in-worker.ts'

const long = `<p>${'word <em>and</em> '.repeat(600)}</p>`

/** Counts the turns that the event loop gets while something is under way. */
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
    const cleaning = beginCleaning()
    expect(await cleaning.clean('<p onclick="x">a</p><script>b</script>')).toEqual({ html: '<p>a</p>' })
    expect(await cleaning.clean(`${long}<script>b</script>`)).toEqual({
      html: long.replace(' </p>', ' </p>'),
    })
  })

  it('refuses a text by its length and its depth, and cleans the next', async () => {
    const cleaning = beginCleaning()
    expect(await cleaning.clean('x'.repeat(60_001))).toEqual({
      reason: 'has 60001 characters; at most 60000 are allowed',
    })
    const deep = { reason: 'has elements in elements more than 100 levels deep' }
    expect(await cleaning.clean('<b>'.repeat(200))).toEqual(deep)
    expect(await cleaning.clean('<b>'.repeat(20_000))).toEqual(deep)
    expect(await cleaning.clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
  })

  it('bounds all texts together', async () => {
    const cleaning = beginCleaning()
    const text = 'x'.repeat(50_000)
    const results = []
    for (let count = 0; count < 42; count += 1) results.push(await cleaning.clean(text))
    expect(results.slice(0, 40).every((result) => 'html' in result)).toBe(true)
    expect(results[40]).toEqual({
      reason: 'makes more than 2000000 characters of HTML together with what comes before it',
    })
    // Another folder has a count that begins at nothing.
    expect(await beginCleaning().clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
  })

  it('leaves the event loop free', async () => {
    const cleaning = beginCleaning()
    const costly = `${'<p>'.repeat(90)}${'<i>a</i><a href="/x">b</a>'.repeat(2000)}`
    const turns = await turnsDuring(Promise.all(Array.from({ length: 20 }, () => cleaning.clean(costly))))
    expect(turns).toBeGreaterThan(20)
  })

  it('ends with the request', async () => {
    const request = new AbortController()
    const cleaning = beginCleaning(request.signal)
    const under = cleaning.clean(long)
    const waiting = cleaning.clean(long)
    request.abort(new Error('gone'))
    await expect(under).rejects.toThrow('gone')
    await expect(waiting).rejects.toThrow('gone')
    await expect(cleaning.clean('x')).rejects.toThrow('gone')
    expect(await beginCleaning().clean('<p>a</p>')).toEqual({ html: '<p>a</p>' })
    expect(await beginCleaning().clean(long)).toMatchObject({ html: expect.any(String) })
  })

  it('gives each sender a turn', async () => {
    const order: string[] = []
    const send = (sender: string) => cleanInWorker(long, sender).then(() => order.push(sender))
    await Promise.all([...Array.from({ length: 6 }, () => send('many')), send('one')])
    expect(order.indexOf('one')).toBeLessThan(3)
  })
})
